package sqltext

import "testing"

func TestSelect(t *testing.T) {
	testParse(t, []parseTest{
		{`SELECT status, e.response_body AS body FROM app.idempotency_keys e WHERE e.key = $1 AND user_id = $2`,
			`select idempotency_keys status response_body | where key=#0 user_id=#1`},
		{`SELECT EXISTS(SELECT 1 FROM processed_events WHERE event_id = $1)`,
			`select processed_events EXISTS(SELECT 1 FROM processed_events WHERE event_id = $1) | where event_id=#0 {select processed_events 1 | where event_id=#0}`},
		{`SELECT COUNT(*) c FROM (SELECT id FROM t WHERE k = ?) x`,
			`select t COUNT(*) | where k=#0 {select t id | where k=#0}`},
		{`SELECT TOP (1) [Id] FROM [dbo].[Jobs] j WITH (UPDLOCK, READPAST) WHERE j.[State] = 'new'`,
			`select jobs id | where state='new' | lock update+skip`},
		{"SELECT DISTINCT ON (a) t.*, \"B\" FROM \"t\" -- WHERE x = $9\n WHERE /* y = $8 */ a = $1 LIMIT 1",
			`select t * b | where a=#0`},
		{`SELECT a FROM t JOIN u ON u.id = t.id LEFT JOIN v USING (id), w WHERE u.k = $1 AND t.a = v.b`,
			`select t [t u v w] a | where u.k=#0 a=v.b`},
		{`(SELECT a FROM t) UNION (SELECT a FROM u)`, "select t a\nselect u a"},
		{`SELECT id, NULL, CASE WHEN a = 1 THEN 2 END z FROM t ORDER BY id FETCH FIRST 1 ROW ONLY`,
			`select t id NULL CASE WHEN a = 1 THEN 2 END`},
		{`SELECT 1; SELECT 2 FROM t`, "select 1\nselect t 2"},
		{`SELECT ';' FROM t`, `select t ';'`},
		{`SELECT name FROM t WHERE `, `select t name`},
		{`not SQL at all`, ``},
		{``, ``},
		{`;;`, ``},
	})
}

func TestWhere(t *testing.T) {
	tests := []parseTest{
		{`k = $1`, `k=#0`},
		{`(((k) = ($1)))`, `k=#0`},
		{`'new' = status`, `status='new'`},
		{`k=?`, `k=#0`},
		{`k>=? AND m<>? AND n>?`, `k~ m~ n~`},
		{`a=@a and b=:b and c=$c`, `a=:a b=:b c=:c`},
		{`a IS NULL AND b IS NOT NULL AND c isnull`, `a null b not null c null`},
		{`a IN ($1, $2) AND b = ANY($3::text[]) AND c NOT IN ($4)`, `a in <#0 #1> b in <#2> c~`},
		{`a IN (SELECT id FROM u)`, `a in <>`},
		{`(a, b) = ($1, $2)`, `a=#0 b=#1`},
		{`(a, b) IN (($1, $2))`, `a in <#0 #1> b in <#0 #1>`},
		{`a BETWEEN $1 AND $2 AND b = $3`, `a~ b=#2`},
		{`a = $1 OR b = $2`, `~`},
		{`a = $1 AND (b = $2 OR c = $3)`, `a=#0 ~`},
		{`a = $1 AND (b = $2 AND c = $3)`, `a=#0 b=#1 c=#2`},
		{`NOT done AND active AND paid IS FALSE`, `done=FALSE active=TRUE paid=FALSE`},
		{`lower(a) = lower($1) AND b::text = $2 AND c->>'id' = $3`, `a=lower(#0) b=#1 ~`},
		{`a IS NOT DISTINCT FROM $1 AND b <=> $2`, `a=#0 b=#1`},
		{`a = CAST($1 AS uuid) AND b = ($2)::int[] AND c = $3 || ':' || $4`, `a=#0 b=#1 c=<#2 #3>`},
		{`NOT EXISTS (SELECT 1)`, `not exists`},
		{`a != 'it''s ? $1' AND b = ?`, `a~ b=#0`},
		{`tags ?| array['x'] AND k = $1`, `~ k=#0`},
		{`%s = $1 AND k = '%s' AND n = %d`, `%s=#0 k=%1 n=%2`},
		{`at > now() - INTERVAL '1 day' AND b = DATE '2024-01-01'`, `at~ b=DATE '2024-01-01'`},
		{`at < NOW() - INTERVAL ? DAY AND k = ?`, `at~ k=#1`},
		{`n = n % 2 AND m =-1`, `n=<n> m=-1`},
		{`k = [a b] AND arr[1:2] = $1`, `k=a b ~`},
		{`a = $body$ x = $1 $body$`, `a=$body$ x = $1 $body$`},
		{`k = $1 AND`, `k=#0`},
		{`= AND OR (`, `~`},
	}
	for _, test := range tests {
		want := " " + test.want
		list := Parse("SELECT 1 FROM t WHERE " + test.text)
		if len(list) != 1 {
			t.Errorf("%s: %d statements", test.text, len(list))
			continue
		}
		if got := describeWhere(list[0].Where); got != want {
			t.Errorf("%s\n got:%s\nwant:%s", test.text, got, want)
		}
	}
}

func TestUpdateAndDelete(t *testing.T) {
	testParse(t, []parseTest{
		{`UPDATE jobs j SET status = 'running', tries = j.tries + 1, (a, b) = ($1, $2)
			WHERE id = (SELECT id FROM jobs WHERE status = 'new' LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING j.*`,
			`update jobs | set status='running' tries=<j.tries> a=#0 b=#1 | where id=<> | returning * {select jobs id | where status='new' | lock update+skip}`},
		{`UPDATE e SET e.done = 1 FROM dbo.Events e WHERE e.Id = @p1`, `update events | set done=1 | where id=#0`},
		{`UPDATE t SET a = u.a FROM u WHERE u.id = t.id`, `update t [t u] | set a=u.a | where u.id=t.id`},
		{`UPDATE t, u SET t.a = ? WHERE t.id = u.id`, `update t [t u] | set a=#0 | where id=u.id`},
		{`UPDATE t SET a = ?, at = CURRENT_TIMESTAMP, n += 1 WHERE b = ? LIMIT 1`, `update t | set a=#0 at=current_timestamp() n=1 | where b=#1`},
		{`DELETE FROM t WHERE k = $1 AND at < now() RETURNING k`, `delete t | where k=#0 at~ | returning k`},
		{`DELETE FROM t USING u WHERE t.id = u.id AND u.k = $1`, `delete t [t u] | where id=u.id u.k=#0`},
		{`DELETE x FROM t AS x WHERE x.k = ?`, `delete t | where k=#0`},
		{`DELETE FROM t`, `delete t`},
		{`update connection: %w`, ``},
		{`delete failed`, ``},
	})
}

func TestLocks(t *testing.T) {
	testParse(t, []parseTest{
		{`SELECT a FROM t WHERE id = $1 FOR NO KEY UPDATE OF t NOWAIT`, `select t a | where id=#0 | lock update+nowait`},
		{`SELECT a FROM t FOR SHARE`, `select t a | lock share`},
		{`SELECT a FROM t LOCK IN SHARE MODE`, `select t a | lock share`},
		{`SELECT pg_advisory_xact_lock(hashtext($1))`, `select pg_advisory_xact_lock(hashtext($1)) | lock advisory`},
		{`SELECT pg_try_advisory_lock($1)`, `select pg_try_advisory_lock($1) | lock nowait+advisory`},
		{`SELECT pg_advisory_unlock($1)`, `select pg_advisory_unlock($1)`},
		{`EXEC sp_getapplock @Resource = @key, @LockMode = 'Exclusive'`, `other | lock nowait+advisory`},
		{`LOCK TABLE app.t IN EXCLUSIVE MODE`, `other t | lock table`},
		{`BEGIN IMMEDIATE`, `other | lock exclusive`},
		{`BEGIN; SET TRANSACTION ISOLATION LEVEL SERIALIZABLE`, "other\nother | lock serializable"},
		{`SELECT for_update FROM t`, `select t for_update`},
	})
}
