// Package drift compares the catalogue with the libraries that it describes.
//
// The first run downloads some 600 MB of modules: give it -timeout=30m.
package drift

import (
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// unchecked lists import paths of the catalogue that nothing here can be
// compared with, and why.
var unchecked = map[string]string{
	"google.golang.org/genproto/googleapis/cloud/tasks": "moved to cloud.google.com/go; old versions cannot be loaded beside current ones",
	"uuid": "part of the standard library since Go 1.27",

	"github.com/RichardKnop/machinery":        notLoaded,
	"github.com/RichardKnop/machinery/tasks":  notLoaded,
	"github.com/contribsys/faktory/client":    notLoaded,
	"github.com/contribsys/faktory_worker_go": notLoaded,
	"github.com/gocraft/work":                 notLoaded,
	"github.com/imroc/req":                    notLoaded,
	"github.com/nrednav/cuid2":                notLoaded,
	"go.chromium.org/luci/buildbucket/proto":  notLoaded,
	"go.chromium.org/luci/server/tq":          notLoaded,
}

const notLoaded = "not required here; its rows were read off its source"

// neutral lists functions beside catalogued ones that need no row, and why.
var neutral = map[string]string{
	"github.com/gin-gonic/gin.IRoutes.HandleContext": "is given a context, not a handler",
}

func TestRows(t *testing.T) {
	u := universeOf(t)
	compared := make(map[string]bool)
	for _, lib := range catalog.Libraries() {
		var pkgs []*types.Package
		for _, path := range slices.Sorted(maps.Keys(u.byPath)) {
			if lib.Describes(path) {
				pkgs = append(pkgs, u.byPath[path])
			}
		}
		for _, path := range lib.Paths {
			of := catalog.Library{Paths: []string{path}}
			compared[path] = slices.ContainsFunc(pkgs, func(p *types.Package) bool { return of.Describes(p.Path()) })
		}
		if len(pkgs) > 0 {
			compare(t, lib, pkgs)
		}
	}
	for _, path := range slices.Sorted(maps.Keys(compared)) {
		reason, listed := unchecked[path]
		switch {
		case !compared[path] && !listed:
			t.Errorf("%s: neither loaded nor listed as unchecked", path)
		case compared[path] && listed:
			t.Errorf("%s: loaded, and yet listed as unchecked", path)
		case listed:
			t.Logf("%s: unchecked: %s", path, reason)
		}
	}
}

func compare(t *testing.T, lib catalog.Library, pkgs []*types.Package) {
	listed := make(map[string]bool)
	for _, row := range lib.Rows {
		listed[row.Name] = true
	}
	for _, row := range lib.Rows {
		found := false
		for _, pkg := range pkgs {
			for _, obj := range row.Lookup(pkg) {
				found = true
				if err := row.Fits(obj); err != nil && !othersFit(lib, row, pkg, obj) {
					t.Errorf("%s: %s: %v", pkg.Path(), row.Name, err)
				}
			}
			for _, sibling := range siblings(row, pkg) {
				if _, ok := neutral[pkg.Path()+"."+sibling]; !ok && !listed[sibling] {
					t.Errorf("%s: %s is listed but %s is not", pkg.Path(), row.Name, sibling)
				}
			}
		}
		if !found {
			t.Errorf("%s: no %s", strings.Join(lib.Paths, ", "), row.Name)
		}
	}
}

// othersFit reports whether the library has another row for obj, whose places
// its signature has.
func othersFit(lib catalog.Library, row catalog.Row, pkg *types.Package, obj types.Object) bool {
	return slices.ContainsFunc(lib.Rows, func(r catalog.Row) bool {
		return r.Role == row.Role && r.Fits(obj) == nil && slices.Contains(r.Lookup(pkg), obj)
	})
}

// siblings returns the names of the functions in pkg that do the same as the
// row's function in another style.
func siblings(row catalog.Row, pkg *types.Package) []string {
	if !isFunc(row, pkg) {
		return nil
	}
	prefix, name := "", row.Name
	if i := strings.Index(row.Name, "."); i >= 0 {
		prefix, name = row.Name[:i+1], row.Name[i+1:]
	}
	var names []string
	for _, name := range []string{name + "Context", name + "WithContext", name + "f", "Must" + name} {
		if sibling := (catalog.Row{Name: prefix + name}); isFunc(sibling, pkg) {
			names = append(names, sibling.Name)
		}
	}
	return names
}

func isFunc(row catalog.Row, pkg *types.Package) bool {
	return slices.ContainsFunc(row.Lookup(pkg), func(obj types.Object) bool {
		_, ok := obj.(*types.Func)
		return ok
	})
}

func TestDuplicates(t *testing.T) {
	for _, lib := range catalog.Libraries() {
		seen := make(map[catalog.Row]bool)
		for _, row := range lib.Rows {
			if seen[row] {
				t.Errorf("%s: %s twice", lib.Paths[0], row.Name)
			}
			seen[row] = true
		}
	}
}
