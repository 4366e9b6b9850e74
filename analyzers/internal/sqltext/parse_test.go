package sqltext

import (
	"strings"
	"testing"
	"time"
)

var seeds = []string{
	"INSERT INTO a.\"b\" (c, `d`, [e]) VALUES ($1, ?, :n), (@p2, %s, '%[2]d') ON CONFLICT (c) WHERE d IS NULL DO UPDATE SET c = EXCLUDED.c WHERE a.c < now() RETURNING *",
	"WITH x(y) AS (SELECT $tag$ ' $tag$), z AS (DELETE FROM t) SELECT CASE WHEN a BETWEEN 1 AND 2 THEN b END FROM x, LATERAL (SELECT 1) q WHERE NOT EXISTS (SELECT 1)",
	"MERGE INTO t USING (VALUES (1, 2)) AS s (a, b) ON (t.a, t.b) = (s.a, s.b) WHEN MATCHED THEN UPDATE SET a = s.a WHEN NOT MATCHED THEN INSERT (a) VALUES (s.a)",
	"IF NOT EXISTS (SELECT 1 FROM t WITH (UPDLOCK)) INSERT t SET a = -1 ON DUPLICATE KEY UPDATE a = VALUES(a); LOCK TABLE t",
	"UPDATE t AS u SET (a, b) = (SELECT 1, 2), c += 1 FROM v WHERE a->>'x' = ANY(ARRAY[1:2]) AND b !~* 'x' LIMIT 1",
}

func FuzzParse(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		start := time.Now()
		for _, s := range Parse(text) {
			s.ClaimOperands()
			s.Keeps()
			s.ComparesAndSets()
			describeStatement(s)
		}
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("took %v for %d bytes", d, len(text))
		}
	})
}

// TestTruncated parses every beginning and every end of the seeds.
func TestTruncated(t *testing.T) {
	for _, s := range seeds {
		for i := range s {
			Parse(s[:i])
			Parse(s[i:])
		}
	}
}

// TestLong parses what could take more than linear time.
func TestLong(t *testing.T) {
	const n = 3000
	for _, unit := range []string{
		"(", "((a)+1", "NOT ", "SELECT ", "(SELECT ", "(SELECT 1 FROM t WHERE a IN ", "WITH a AS (", "CASE ", "a.", "$a ", "$a$", "`", "[", "?", "%s", "%",
		"a=1 AND ", "a BETWEEN ", "SELECT 1 UNION ", "INSERT INTO t (a) SELECT ", "IF NOT EXISTS (", ";", ",", "x,", "\x00", "\xff", "f(", "CAST(", "::a", "/*", "--", "'",
	} {
		for _, prefix := range []string{"", "SELECT ", "SELECT 1 FROM ", "SELECT 1 FROM t WHERE ", "INSERT INTO t (a) VALUES (", "UPDATE t SET a = "} {
			start := time.Now()
			Parse(prefix + strings.Repeat(unit, n))
			if d := time.Since(start); d > 5*time.Second {
				t.Errorf("%s%s...: %v", prefix, unit, d)
			}
		}
	}
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		for _, s := range seeds {
			Parse(s)
		}
	}
}
