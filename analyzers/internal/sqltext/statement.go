package sqltext

// statements reads one statement and those within its WITH clause, which
// come first.
func statements(toks []token) []Statement {
	if len(toks) == 0 || toks[0].depth > maxDepth {
		return nil
	}
	p := newParser(toks)
	list := p.with()
	return append(list, p.statement()...)
}

// with reads WITH a AS (...), b AS (...).
func (p *parser) with() []Statement {
	if !p.accept("WITH") {
		return nil
	}
	p.accept("RECURSIVE")
	var list []Statement
	for {
		p.name()
		p.group() // the names of its columns
		p.accept("AS")
		p.skip("NOT", "MATERIALIZED")
		list = append(list, statements(p.group())...)
		if !p.accept(",") {
			return list
		}
	}
}

// statement reads what follows a WITH clause.
func (p *parser) statement() []Statement {
	switch {
	case p.at("("):
		return p.enclosed()
	case p.accept("SELECT"):
		return p.selects()
	case p.acceptAny("INSERT", "REPLACE", "UPSERT"):
		return p.insert()
	case p.accept("UPDATE"):
		return p.update()
	case p.accept("DELETE"):
		return p.delete()
	case p.accept("MERGE"):
		return p.merge()
	case p.accept("IF"):
		return p.conditional()
	}
	return p.other()
}

// enclosed reads (SELECT ...) and what it is united with.
func (p *parser) enclosed() []Statement {
	list := statements(p.group())
	p.until("UNION", "INTERSECT", "EXCEPT", "MINUS")
	if p.done() {
		return list
	}
	p.i++
	p.skip("ALL", "DISTINCT")
	return append(list, p.statement()...)
}

// conditional reads SQL Server's IF NOT EXISTS (SELECT ...) INSERT ...
func (p *parser) conditional() []Statement {
	absent := p.accept("NOT")
	if !p.accept("EXISTS") {
		return nil
	}
	list := statements(p.group())
	p.accept("BEGIN")
	then := p.statement()
	for i := range then {
		if absent && then[i].Verb == Insert && then[i].Conflict == nil && len(list) > 0 {
			then[i].Conflict = unlessExists(list[0])
		}
	}
	return append(list, then...)
}

// other reads a statement of which only the lock matters.
func (p *parser) other() []Statement {
	if p.done() || !p.commands() {
		return nil
	}
	rest := p.rest()
	s := Statement{Lock: transactionLock(rest) | advisory(rest)}
	if p.acceptAny("LOCK TABLES", "LOCK TABLE") {
		s.from(readSources(p.until("IN", "READ", "WRITE")))
	}
	return []Statement{s}
}

// commands reports whether a word comes next that begins a statement.
func (p *parser) commands() bool {
	return p.atAny([]string{
		"ALTER", "BEGIN", "CALL", "COMMIT", "COPY", "CREATE", "DECLARE", "DROP", "END TRANSACTION",
		"EXEC", "EXECUTE", "GRANT", "LISTEN", "LOCK", "NOTIFY", "PRAGMA", "RELEASE", "ROLLBACK",
		"SAVEPOINT", "SET", "START TRANSACTION", "TRUNCATE", "UNLOCK", "VACUUM",
	})
}
