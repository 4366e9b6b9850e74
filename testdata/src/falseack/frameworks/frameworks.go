// Package frameworks answers requests of gin, echo, fiber, fasthttp and chi.
package frameworks

import (
	"context"
	"log"
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/gofiber/fiber/v2"
	"github.com/labstack/echo/v4"
	"github.com/valyala/fasthttp"
)

type Store interface {
	Save(ctx context.Context, id string) error
	Load(ctx context.Context, id string) (string, error)
}

type Server struct{ store Store }

func (s *Server) Gin(e *gin.Engine) {
	e.POST("/a", s.ginLogged)
	e.POST("/b", s.ginImplicit)
	e.POST("/c", s.ginRight)
	e.POST("/d", s.ginError)
	e.POST("/e", s.ginAbort)
	e.GET("/f", s.ginRead)
	e.POST("/g", s.ginStatus)
}

func (s *Server) ginLogged(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil { // want `error from s.store.Save is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

func (s *Server) ginImplicit(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil { // want `error from s.store.Save is dropped and the handler returns without a status, which sends 200: the sender`
		c.Abort()
		return
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

// The status is a failure.
func (s *Server) ginRight(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil {
		c.JSON(http.StatusInternalServerError, gin.H{"error": err.Error()})
		return
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

// A middleware answers for the errors that a handler leaves.
func (s *Server) ginError(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil {
		c.Error(err)
		return
	}
	c.Status(http.StatusOK)
}

// To abort with an error is to send its status.
func (s *Server) ginAbort(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil {
		c.AbortWithError(http.StatusInternalServerError, err)
		return
	}
	c.String(http.StatusOK, "ok")
}

// The status is chosen before the body.
func (s *Server) ginStatus(c *gin.Context) {
	c.Status(http.StatusOK)
	if err := s.store.Save(c.Request.Context(), "a"); err != nil {
		c.Status(http.StatusInternalServerError)
	}
}

// The route is for reading; whoever reads again gets it then.
func (s *Server) ginRead(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), "a"); err != nil {
		log.Print(err)
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

func (s *Server) Echo(e *echo.Echo) {
	e.POST("/a", s.echoLogged)
	e.POST("/b", s.echoNil)
	e.POST("/c", s.echoRight)
	e.POST("/d", s.echoError)
	e.POST("/e", func(c echo.Context) error {
		if err := s.store.Save(c.Request().Context(), "a"); err != nil { // want `error from s.store.Save is told in the body and 200 is sent at line \d+: the sender`
			return c.String(http.StatusOK, err.Error())
		}
		return c.NoContent(http.StatusNoContent)
	})
}

func (s *Server) echoLogged(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), "a"); err != nil { // want `error from s.store.Save is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
	}
	return c.JSON(http.StatusOK, "ok")
}

func (s *Server) echoNil(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), "a"); err != nil { // want `error from s.store.Save is dropped and the handler returns without a status, which sends 200: the sender`
		return nil
	}
	return c.NoContent(http.StatusNoContent)
}

// echo makes 500 of an error.
func (s *Server) echoRight(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), "a"); err != nil {
		return err
	}
	return c.JSON(http.StatusOK, "ok")
}

// It makes the status of this error, and of c.JSON the one that is given.
func (s *Server) echoError(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), "a"); err != nil {
		return echo.NewHTTPError(http.StatusBadGateway, err.Error())
	}
	if err := s.store.Save(c.Request().Context(), "b"); err != nil {
		return c.JSON(http.StatusInternalServerError, err.Error())
	}
	return c.JSON(http.StatusOK, "ok")
}

func (s *Server) Fiber(app *fiber.App) {
	app.Post("/a", s.fiberLogged)
	app.Post("/b", s.fiberJSON)
	app.Post("/c", s.fiberRight)
	app.Post("/d", s.fiberError)
}

func (s *Server) fiberLogged(c *fiber.Ctx) error {
	if err := s.store.Save(context.Background(), "a"); err != nil { // want `error from s.store.Save is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
	}
	return c.SendStatus(fiber.StatusOK)
}

func (s *Server) fiberJSON(c *fiber.Ctx) error {
	if err := s.store.Save(context.Background(), "a"); err != nil { // want `error from s.store.Save is told in the body and 200 is sent at line \d+: the sender`
		return c.JSON(fiber.Map{"error": err.Error()})
	}
	return c.SendString("ok")
}

// The error that is returned is nil, but the status is a failure.
func (s *Server) fiberRight(c *fiber.Ctx) error {
	if err := s.store.Save(context.Background(), "a"); err != nil {
		return c.Status(fiber.StatusInternalServerError).JSON(fiber.Map{"error": err.Error()})
	}
	return c.SendString("ok")
}

// fiber makes a failure of an error.
func (s *Server) fiberError(c *fiber.Ctx) error {
	if err := s.store.Save(context.Background(), "a"); err != nil {
		return fiber.NewError(fiber.StatusInternalServerError, err.Error())
	}
	return c.SendString("ok")
}

func (s *Server) Fast() error { return fasthttp.ListenAndServe(":80", s.fast) }

func (s *Server) fast(ctx *fasthttp.RequestCtx) {
	if err := s.store.Save(context.Background(), "a"); err != nil { // want `error from s.store.Save is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
	}
	ctx.SetStatusCode(200)
}

func (s *Server) FastRight() error {
	return fasthttp.ListenAndServe(":80", func(ctx *fasthttp.RequestCtx) {
		// The last status counts, and this is a failure.
		if err := s.store.Save(context.Background(), "a"); err != nil {
			ctx.SetStatusCode(500)
			return
		}
		ctx.SetBodyString("ok")
	})
}

func (s *Server) Chi() http.Handler {
	r := chi.NewRouter()
	r.Post("/a", s.chiLost)
	r.Post("/b", s.chiRight)
	r.Get("/c", s.chiRead)
	return r
}

func (s *Server) chiLost(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), chi.URLParam(r, "id")); err != nil { // want `error from s.store.Save is logged and 204 is sent at line \d+: the sender`
		log.Print(err)
	}
	w.WriteHeader(http.StatusNoContent)
}

// The status is a failure.
func (s *Server) chiRight(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), chi.URLParam(r, "id")); err != nil {
		http.Error(w, "failed", http.StatusInternalServerError)
	}
}

// The route is for reading.
func (s *Server) chiRead(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "seen"); err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}
