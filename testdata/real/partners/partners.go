// Package partners takes the callbacks of those who sell tickets for us.
package partners

import (
	"log/slog"
	"net/http"

	"github.com/gin-gonic/gin"

	"example.com/boxoffice/loyalty"
	"example.com/boxoffice/orders"
)

// An API answers partners.
type API struct {
	Orders *orders.Store
	Points *loyalty.Book
	Log    *slog.Logger
}

// Handler returns the routes for partners.
func (a *API) Handler() http.Handler {
	r := gin.New()
	r.POST("/partners/callbacks/sold", a.sold)
	r.POST("/partners/callbacks/returned", a.returned)
	r.POST("/partners/callbacks/visited", a.visited)
	r.POST("/partners/callbacks/redeemed", a.redeemed)
	return r
}

type notice struct {
	Order  string `json:"order" binding:"required"`
	Buyer  string `json:"buyer"`
	Points int    `json:"points"`
}

// sold notes that a partner has sold the seats of an order.
func (a *API) sold(c *gin.Context) {
	var n notice
	if err := c.ShouldBindJSON(&n); err != nil {
		c.AbortWithStatusJSON(http.StatusBadRequest, gin.H{"error": err.Error()})
		return
	}
	if err := a.Orders.SetStatus(c.Request.Context(), n.Order, "sold"); err != nil {
		a.Log.Error("cannot note sale", "order", n.Order, "err", err)
		c.JSON(http.StatusOK, gin.H{"ok": false})
		return
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

// returned notes that the seats of an order are free again.
func (a *API) returned(c *gin.Context) {
	var n notice
	if err := c.ShouldBindJSON(&n); err != nil {
		c.AbortWithStatusJSON(http.StatusBadRequest, gin.H{"error": err.Error()})
		return
	}
	if err := a.Orders.SetStatus(c.Request.Context(), n.Order, "returned"); err != nil {
		a.Log.Error("cannot note return", "order", n.Order, "err", err)
		c.JSON(http.StatusServiceUnavailable, gin.H{"ok": false})
		return
	}
	c.JSON(http.StatusOK, gin.H{"ok": true})
}

// visited rewards a buyer who came.
func (a *API) visited(c *gin.Context) {
	var n notice
	if err := c.ShouldBindJSON(&n); err != nil {
		c.AbortWithStatusJSON(http.StatusBadRequest, gin.H{"error": err.Error()})
		return
	}
	a.Points.Credit(c.Request.Context(), n.Buyer, n.Order, n.Points)
	c.Status(http.StatusNoContent)
}

// redeemed takes the points with which a buyer has paid.
func (a *API) redeemed(c *gin.Context) {
	var n notice
	if err := c.ShouldBindJSON(&n); err != nil {
		c.AbortWithStatusJSON(http.StatusBadRequest, gin.H{"error": err.Error()})
		return
	}
	if err := a.Points.Debit(c.Request.Context(), n.Buyer, n.Order, n.Points); err != nil {
		a.Log.Error("cannot debit", "order", n.Order, "err", err)
		c.Status(http.StatusInternalServerError)
		return
	}
	c.Status(http.StatusNoContent)
}
