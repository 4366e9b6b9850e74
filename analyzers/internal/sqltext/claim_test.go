package sqltext

import "testing"

func TestClaimOperands(t *testing.T) {
	for _, test := range []parseTest{
		{`INSERT INTO t (id, event_id) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING`, `#1`},
		{`INSERT INTO t (id, a, b) VALUES ($1, $2, $3) ON CONFLICT (a, b) DO NOTHING`, `#1 #2`},
		{`INSERT INTO t (id, event_id) VALUES (gen_random_uuid(), $1) ON CONFLICT (id) DO NOTHING`, `gen_random_uuid()`},
		{`INSERT INTO t (id, stripe_event_id) VALUES (?, ?) ON CONFLICT DO NOTHING`, `#1`},
		{`INSERT IGNORE INTO t (id, idempotencyKey, at) VALUES (UUID(), ?, NOW())`, `#0`},
		{`INSERT INTO t (id, request_key) VALUES ($1, $2 || now()::text) ON CONFLICT ON CONSTRAINT u DO NOTHING`, `<#1 now()>`},
		{`INSERT INTO seen (k) VALUES ($1) ON CONFLICT DO NOTHING`, `#0`},
		{`INSERT INTO seen VALUES ($1) ON CONFLICT DO NOTHING`, `#0`},
		{`INSERT INTO t (k) SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM t WHERE k = $1)`, `#0`},
		{`MERGE t USING (SELECT NEWID() AS k) s ON t.k = s.k WHEN NOT MATCHED THEN INSERT (k) VALUES (s.k)`, `newid()`},
		// Claims of something else, or no claims.
		{`INSERT INTO t (id, event_id) VALUES ($1, $2)`, ``},
		{`REPLACE INTO t (event_id) VALUES (?)`, ``},
		{`INSERT INTO t (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING`, ``},
		{`INSERT INTO t (name) VALUES ($1) ON CONFLICT (id) DO NOTHING`, ``},
		{`INSERT INTO t VALUES ($1, $2) ON CONFLICT DO NOTHING`, ``},
		{`UPDATE t SET event_id = $1`, ``},
	} {
		if got := describeOperands(Parse(test.text)[0].ClaimOperands()); got != test.want {
			t.Errorf("%s: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestIsKeyName(t *testing.T) {
	for name, want := range map[string]bool{
		"event_id": true, "eventid": true, "idempotency_key": true, "dedup_hash": true, "provider_message_id": true,
		"external_id": true, "txn_id": true, "Request_ID": true,
		"id": false, "key": false, "user_id": false, "order_id": false, "event": false, "event_ids": false, "prevent_id": false, "": false,
	} {
		if got := IsKeyName(name); got != want {
			t.Errorf("IsKeyName(%q) = %t", name, got)
		}
	}
}

func TestKeeps(t *testing.T) {
	for text, want := range map[string]bool{
		`INSERT INTO t (k) VALUES ($1) ON CONFLICT DO NOTHING`:                                    true,
		`INSERT INTO t (k) VALUES ($1) ON CONFLICT (k) DO UPDATE SET k = EXCLUDED.k RETURNING id`: true,
		`INSERT INTO t (k) VALUES ($1) ON CONFLICT (k) DO UPDATE SET k = t.k`:                     true,
		`INSERT INTO t (k) VALUES (?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)`:            true,
		`INSERT INTO t (k, n) VALUES ($1, $2) ON CONFLICT (k) DO UPDATE SET n = EXCLUDED.n`:       false,
		`INSERT INTO t (k) VALUES (?) ON DUPLICATE KEY UPDATE n = n + 1`:                          false,
		`REPLACE INTO t (k) VALUES (?)`:                                                           false,
		`INSERT INTO t (k) VALUES ($1)`:                                                           false,
	} {
		if got := Parse(text)[0].Keeps(); got != want {
			t.Errorf("%s: %t", text, got)
		}
	}
}

func TestComparesAndSets(t *testing.T) {
	for text, want := range map[string]bool{
		`UPDATE t SET status = 'done' WHERE id = $1 AND status = 'new'`:     true,
		`UPDATE t SET version = version + 1 WHERE id = $1 AND version = $2`: true,
		`UPDATE t SET sent_at = now() WHERE id = $1 AND sent_at IS NULL`:    true,
		`UPDATE t SET status = 'done' WHERE id = $1`:                        false,
		`UPDATE t SET status = 'new' WHERE id = $1 AND status = 'new'`:      false,
		`UPDATE t SET a = 1 FROM u WHERE u.id = t.id AND u.a = 2`:           false,
		`SELECT status FROM t WHERE status = 'new'`:                         false,
	} {
		if got := Parse(text)[0].ComparesAndSets(); got != want {
			t.Errorf("%s: %t", text, got)
		}
	}
}

func TestEqual(t *testing.T) {
	s := Parse(`SELECT 1 FROM t e JOIN u ON true WHERE e.k = $2 AND u.m = $1 AND n > $3`)[0]
	if o, ok := s.Equal("k"); !ok || o.Index != 1 {
		t.Errorf("k: %v, %t", o, ok)
	}
	for _, column := range []string{"m", "n", ""} {
		if o, ok := s.Equal(column); ok {
			t.Errorf("%s: %v", column, o)
		}
	}
}
