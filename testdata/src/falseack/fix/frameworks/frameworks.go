// Package frameworks answers webhooks with others than net/http.
package frameworks

import (
	"context"
	"log"

	"github.com/gin-gonic/gin"
	"github.com/gofiber/fiber/v2"
	"github.com/labstack/echo/v4"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Server struct{ store Store }

func (s *Server) ginSilent(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		log.Print(c.Request.URL, err)
		return
	}
	c.Status(204)
}

func (s *Server) ginOnward(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		log.Print(err)
	}
	c.JSON(200, gin.H{"ok": true})
}

func (s *Server) ginConstant(c *gin.Context) {
	if err := s.store.Save(c.Request.Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		c.JSON(200, gin.H{"error": err.Error()})
		return
	}
	c.JSON(200, gin.H{"ok": true})
}

func (s *Server) echoReturn(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		log.Print(err)
		return nil
	}
	return c.NoContent(204)
}

func (s *Server) echoOnward(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		log.Print(err)
	}
	return c.NoContent(204)
}

func (s *Server) echoConstant(c echo.Context) error {
	if err := s.store.Save(c.Request().Context(), c.Param("id")); err != nil { // want `error from s.store.Save`
		return c.String(200, err.Error())
	}
	return c.String(200, "ok")
}

func (s *Server) echoUnchecked(c echo.Context) error {
	_ = s.store.Save(c.Request().Context(), c.Param("id")) // want `error from s.store.Save`
	return c.NoContent(204)
}

func (s *Server) fiberOnward(c *fiber.Ctx) error {
	err := s.store.Save(context.Background(), c.Params("id")) // want `error from s.store.Save`
	if err != nil {
		log.Print(err)
	}
	return c.JSON(fiber.Map{"ok": true})
}

func (s *Server) fiberBody(c *fiber.Ctx) error {
	if err := s.store.Save(context.Background(), c.Params("id")); err != nil { // want `error from s.store.Save`
		log.Print(err)
		return c.SendString("not saved")
	}
	return c.SendString("saved")
}

func Routes(s *Server, g *gin.Engine, e *echo.Echo, f *fiber.App) {
	g.POST("/hooks/silent", s.ginSilent)
	g.POST("/hooks/onward", s.ginOnward)
	g.POST("/hooks/constant", s.ginConstant)
	e.POST("/hooks/return", s.echoReturn)
	e.POST("/hooks/onward", s.echoOnward)
	e.POST("/hooks/constant", s.echoConstant)
	e.POST("/hooks/unchecked", s.echoUnchecked)
	f.Post("/hooks/onward", s.fiberOnward)
	f.Post("/hooks/body", s.fiberBody)
}
