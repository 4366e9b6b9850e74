package gorm

import "errors"

var ErrRecordNotFound = errors.New("record not found")

type DB struct {
	Error        error
	RowsAffected int64
}

func (db *DB) Where(query interface{}, args ...interface{}) (tx *DB)
func (db *DB) Model(value interface{}) (tx *DB)
func (db *DB) Create(value interface{}) (tx *DB)
func (db *DB) Save(value interface{}) (tx *DB)
func (db *DB) First(dest interface{}, conds ...interface{}) (tx *DB)
func (db *DB) Update(column string, value interface{}) (tx *DB)
func (db *DB) Transaction(fc func(tx *DB) error, opts ...interface{}) (err error)
func (db *DB) Begin(opts ...interface{}) *DB
func (db *DB) Commit() *DB
func (db *DB) Rollback() *DB
