package sqltext

import "testing"

type parseTest struct{ text, want string }

func testParse(t *testing.T, tests []parseTest) {
	t.Helper()
	for _, test := range tests {
		if got := describe(Parse(test.text)); got != test.want {
			t.Errorf("Parse(%s)\n got: %s\nwant: %s", test.text, got, test.want)
		}
	}
}

func TestInsert(t *testing.T) {
	testParse(t, []parseTest{
		// Claims.
		{`INSERT INTO payout_notices (event_id, payout_id) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING`,
			`insert payout_notices event_id=#0 payout_id=#1 | conflict nothing (event_id)`},
		{"\n\t\tINSERT INTO wallet_requests (request_key)\n\t\tVALUES ($1)\n\t\tON CONFLICT DO NOTHING\n\t\tRETURNING id",
			`insert wallet_requests request_key=#0 | conflict nothing | returning id`},
		{`insert into Public."Events" as e ("Event ID", at) values ($2::uuid, now()) on conflict on constraint events_uq do nothing;`,
			`insert events event id=#1 at=now() | conflict nothing constraint events_uq`},
		{"INSERT IGNORE INTO `shop`.`seen` (`message_id`, at) VALUES (?, NOW(6))",
			`insert seen message_id=#0 at=now(6) | conflict nothing`},
		{`INSERT OR IGNORE INTO seen VALUES (?1, ?2)`,
			`insert seen =#0 =#1 | conflict nothing`},
		{`INSERT INTO t (k) VALUES ($1) ON CONFLICT (lower(k), (a::text) DESC) WHERE deleted_at IS NULL DO NOTHING`,
			`insert t k=#0 | conflict nothing (k a)`},
		{`INSERT INTO t (k) VALUES (?) IF NOT EXISTS`,
			`insert t k=#0 | conflict nothing`},
		// The row that exists is changed.
		{`INSERT INTO t (k, n) VALUES (:key, :order.n) ON CONFLICT (k) DO UPDATE SET n = EXCLUDED.n, at = now() WHERE t.until < now() RETURNING (xmax = 0) AS fresh`,
			`insert t k=:key n=:order.n | set n=excluded.n at=now() | conflict update (k) if until~ | returning xmax = 0`},
		{`INSERT INTO t (k, n) VALUES (?, ?) AS new ON DUPLICATE KEY UPDATE n = VALUES(n), id = LAST_INSERT_ID(id)`,
			`insert t k=#0 n=#1 | set n=excluded.n id=last_insert_id(id) | conflict update`},
		{`REPLACE INTO t (k) VALUES (?)`, `insert t k=#0 | conflict replace`},
		{`INSERT OR REPLACE INTO t (k) VALUES (?)`, `insert t k=#0 | conflict replace`},
		{`UPSERT INTO t (k) VALUES ($1)`, `insert t k=#0 | conflict replace`},
		// A test instead of a key.
		{`INSERT INTO t (a, b) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM t WHERE a = $1)`,
			`insert t a=#0 b=#1 | conflict nothing unless (a) {select $1 $2 | where not exists {absent select t 1 | where a=#0}}`},
		{`IF NOT EXISTS (SELECT 1 FROM t WHERE k = @key) BEGIN INSERT INTO t (k) VALUES (@key); END`,
			"select t 1 | where k=:key\ninsert t k=:key | conflict nothing unless (k)"},
		{`IF EXISTS (SELECT 1 FROM t WHERE k = @key) UPDATE t SET n = 1 WHERE k = @key`,
			"select t 1 | where k=:key\nupdate t | set n=1 | where k=:key"},
		// Nothing is said about the row that exists.
		{`INSERT INTO t (a, b, c) VALUES ($1, DEFAULT, 'x'), ($2, $3, $4)`, `insert t a=#0 b=DEFAULT c='x'`},
		{`INSERT t SET a = ?, b = b + ?`, `insert t a=#0 b=<b #1>`},
		{`INSERT INTO t DEFAULT VALUES RETURNING id`, `insert t | returning id`},
		{`INSERT INTO dbo.[Order Items] ([Id], Qty) OUTPUT INSERTED.Id VALUES (NEWID(), @p1)`,
			`insert order items id=newid() qty=#0 | returning id`},
		{`INSERT INTO t (a) OVERRIDING SYSTEM VALUE VALUES ($1)`, `insert t a=#0`},
		{`INSERT INTO bills SELECT meter, sum(kwh), $1 FROM readings WHERE period = $1 GROUP BY meter`,
			`insert bills =meter =sum(kwh) =#0 {select readings meter sum(kwh) $1 | where period=#0}`},
		{`INSERT INTO t (a, b) SELECT * FROM unnest($1::text[], $2::int[])`,
			`insert t a=#0 b=#1 {select *}`},
		{`INSERT INTO t (a) (SELECT x FROM u) ON CONFLICT DO NOTHING`,
			`insert t a=x | conflict nothing {select u x}`},
		// WITH, on either side.
		{`WITH ins AS (INSERT INTO t (k) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id) SELECT id FROM ins UNION ALL SELECT id FROM t WHERE k = $1`,
			"insert t k=#0 | conflict nothing | returning id\nselect ins id\nselect t id | where k=#0"},
		{`WITH v(a) AS (VALUES ($1)) INSERT INTO t (a) SELECT a FROM v`, `insert t a=a {select v a}`},
		{`INSERT INTO t (a) WITH d AS (DELETE FROM u RETURNING a) SELECT a FROM d`,
			"delete u | returning a\ninsert t a=a {select d a}"},
		// Frames.
		{`INSERT INTO %s (%s) VALUES (%s, '%s', ?)`, `insert %s %s=%2`},
		{`INSERT INTO %[2]s.events_%[1]d (a, b) VALUES (%d, 'x-%s')`, `insert events_%[1]d a=%1 b=<%2>`},
		{`INSERT INTO t (a, b) VALUES `, `insert t a b`},
		{`INSERT INTO t (a, b) VALUES %s ON CONFLICT (a) DO NOTHING`, `insert t a b | conflict nothing (a)`},
		{`INSERT INTO {{.Table}} (a) VALUES (?)`, ``},
		{`INSERT INTO t (a`, `insert t a`},
		{`INSERT INTO t (a) VALUES ($1) ON CONFLICT (a`, `insert t a=#0`},
		{`insert failed`, ``},
		{`-- INSERT INTO t (a) VALUES (1)`, ``},
	})
}

func TestMerge(t *testing.T) {
	testParse(t, []parseTest{
		{`MERGE INTO dbo.[Events] WITH (HOLDLOCK) AS t USING (SELECT @p1 AS id, @p2 AS body) AS s ON t.id = s.id
			WHEN NOT MATCHED THEN INSERT (id, body) VALUES (s.id, s.body);`,
			`merge events id=#0 body=#1 | where id=#0 | conflict nothing (id) | lock range`},
		{`MERGE t USING (VALUES (@key, @n)) AS s (k, n) ON s.k = t.k
			WHEN MATCHED AND t.n < s.n THEN UPDATE SET n = s.n WHEN NOT MATCHED BY TARGET THEN INSERT (k, n) VALUES (s.k, s.n)`,
			`merge t k=:key n=:n | set n=:n | where k=:key | conflict update (k)`},
		{`MERGE INTO t USING dual ON (t.k = :1) WHEN NOT MATCHED THEN INSERT (k, at) VALUES (:1, SYSTIMESTAMP)`,
			`merge t [t dual] k=#0 at=systimestamp() | where k=#0 | conflict nothing (k)`},
		{`MERGE INTO t USING staging s ON t.k = s.k WHEN MATCHED THEN DELETE`,
			`merge t [t staging] | where k=s.k | conflict replace (k)`},
		{`MERGE INTO t`, ``},
		{`merge conflict`, ``},
	})
}
