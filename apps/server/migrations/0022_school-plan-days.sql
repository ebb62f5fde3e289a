-- By hand: nobody moves, and no plan begins, between what is counted at the end of this and what triggers count from then on.
LOCK TABLE users, plan_transfers, subscriptions IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "school_plan_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_plan_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"day" date NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "plan_transfers_back_idx";--> statement-breakpoint
DROP INDEX "plan_transfers_credit_idx";--> statement-breakpoint
CREATE INDEX "school_plan_days_school_idx" ON "school_plan_days" USING btree ("school_id","plan_type","day");--> statement-breakpoint
CREATE INDEX "plan_transfers_credit_idx" ON "plan_transfers" USING btree ("credit_id","id");--> statement-breakpoint
-- By hand, up to the end. See docs/decisions/278-days-of-plans.md.
-- What a transfer is to whoever owns an account of it.
CREATE VIEW plan_moves AS
SELECT transfer_id, own.owner_id, own.plan_type, (at AT TIME ZONE 'Europe/Kyiv')::date AS day,
  CASE WHEN other.kind IN ('world', 'refunded') THEN quantity ELSE 0 END AS bought,
  CASE own.kind WHEN 'used' THEN quantity ELSE 0 END AS used,
  CASE own.kind WHEN 'stock' THEN quantity ELSE 0 END AS stock
FROM (
  SELECT id AS transfer_id, at, credit_id AS own_id, debit_id AS other_id, quantity FROM plan_transfers
  UNION ALL
  SELECT id, at, debit_id, credit_id, -quantity FROM plan_transfers) AS side
JOIN plan_accounts AS own ON own.id = own_id AND own.kind IN ('stock', 'used')
JOIN plan_accounts AS other ON other.id = other_id;
--> statement-breakpoint
-- Most transfers may come from the world, which nobody asks for: of any other account there are few. Without being told, the
-- planner would read all transfers for each account.
ALTER TABLE plan_transfers ALTER COLUMN debit_id SET (n_distinct = -0.05);
--> statement-breakpoint
ANALYZE plan_transfers (debit_id);
--> statement-breakpoint
-- From when to when a period counts: from its first day to the one after its last.
CREATE FUNCTION plan_edges(start_date date, end_date date) RETURNS TABLE (day date, active integer) LANGUAGE sql IMMUTABLE AS $$
  VALUES (start_date, 1), (end_date + 1, -1)
$$;
--> statement-breakpoint
CREATE VIEW plan_days AS
SELECT owner_id, plan_type, day, bought, used, stock, 0 AS active FROM plan_moves
UNION ALL
SELECT user_id, type, day, 0, 0, 0, active FROM subscriptions CROSS JOIN LATERAL plan_edges(start_date, end_date);
--> statement-breakpoint
-- The type of plan that somebody needs; null of whose plans nobody counts.
CREATE FUNCTION needed_plan(role text, is_active boolean) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN is_active THEN lower(role) END;
--> statement-breakpoint
-- Whoever comes or goes brings all days. Each person is looked up by the id (OFFSET 0).
CREATE FUNCTION add_school_plan_days(school_ids integer[], user_ids integer[], types text[], signs integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO school_plan_days (school_id, plan_type, day, bought, used, stock, active)
  SELECT school_id, plan_type, day, sum(sign * bought), sum(sign * used), sum(sign * stock),
    coalesce(sum(sign * active) FILTER (WHERE plan_type = needed), 0)
  FROM unnest(school_ids, user_ids, types, signs) AS person (school_id, user_id, needed, sign)
  CROSS JOIN LATERAL (SELECT * FROM plan_days WHERE owner_id = person.user_id OFFSET 0) AS own
  WHERE school_id IS NOT NULL GROUP BY 1, 2, 3;
$$;
--> statement-breakpoint
-- Whoever posts has the accounts locked, and so has whoever moves their owners (users_changed).
CREATE FUNCTION plan_transfers_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_plan_days (school_id, plan_type, day, bought, used, stock)
  SELECT school_id, plan_type, day, sum(bought), sum(used), sum(stock)
  FROM plan_moves JOIN users ON users.id = owner_id
  WHERE transfer_id = ANY(array(SELECT id FROM fresh)) AND school_id IS NOT NULL GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_transfers_added AFTER INSERT ON plan_transfers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION plan_transfers_added();
--> statement-breakpoint
-- Under the lock of the account of used plan-months, as transfers.
CREATE FUNCTION periods_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_plan_days (school_id, plan_type, day, active)
  SELECT school_id, type, day, sum(active) * tg_argv[0]::integer
  FROM changed JOIN users ON users.id = user_id AND needed_plan(role, is_active) = type
  CROSS JOIN LATERAL plan_edges(start_date, end_date)
  WHERE school_id IS NOT NULL GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER periods_added AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION periods_changed('1');
--> statement-breakpoint
CREATE TRIGGER periods_removed AFTER DELETE ON subscriptions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION periods_changed('-1');
--> statement-breakpoint
CREATE TRIGGER periods_former AFTER UPDATE ON subscriptions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION periods_changed('-1');
--> statement-breakpoint
CREATE TRIGGER periods_fresh AFTER UPDATE ON subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION periods_changed('1');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lock_plan_accounts(kinds text[], owners integer[], types text[])
RETURNS TABLE (id integer, kind text, owner_id integer, plan_type text, balance bigint, held bigint, last json)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  ids integer[];
BEGIN
  LOOP
    -- Looked for by equality alone: with an `is not distinct from` for the world, all accounts of a kind would be read.
    ids := array(
      SELECT a.id FROM unnest(kinds, owners, types) AS asked (kind, owner_id, plan_type)
        JOIN plan_accounts a ON a.kind = asked.kind AND a.owner_id = asked.owner_id AND a.plan_type = asked.plan_type
      UNION ALL
      SELECT a.id FROM unnest(kinds, types) AS asked (kind, plan_type)
        JOIN plan_accounts a ON a.kind = asked.kind AND a.owner_id IS NULL AND a.plan_type = asked.plan_type
      WHERE asked.kind = 'world');
    EXIT WHEN cardinality(ids) = cardinality(kinds);
    -- People who get an account stay in their school until the end: whoever moves them has no account to lock (users_changed).
    PERFORM FROM users WHERE users.id = any(owners) ORDER BY users.id FOR SHARE;
    -- Before any is locked: whoever makes the same one at that moment is waited for here, with nothing in hand.
    INSERT INTO plan_accounts (kind, owner_id, plan_type)
    SELECT * FROM unnest(kinds, owners, types) AS asked (kind, owner_id, plan_type)
    ORDER BY kind, owner_id, plan_type ON CONFLICT DO NOTHING;
  END LOOP;
  PERFORM FROM plan_accounts a WHERE a.id = any(ids) ORDER BY a.id FOR NO KEY UPDATE;
  -- A statement of its own: it sees what those have done who were waited for.
  RETURN QUERY
  SELECT a.id, a.kind, a.owner_id, a.plan_type, a.balance, a.held, (
    SELECT json_build_object('start_date', s.start_date, 'end_date', s.end_date, 'anchor', s.anchor,
      'anchor_months', s.anchor_months)
    FROM subscriptions s WHERE a.kind = 'used' AND s.user_id = a.owner_id AND s.type = a.plan_type
    ORDER BY s.end_date DESC LIMIT 1)
  FROM plan_accounts a WHERE a.id = any(ids);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned integer[] := array(SELECT id FROM former JOIN fresh USING (id)
    WHERE (former.school_id, former.role, former.is_active, former.created_by)
      IS DISTINCT FROM (fresh.school_id, fresh.role, fresh.is_active, fresh.created_by));
  moved integer[];
  own integer[];
BEGIN
  -- Finished plays change none of that.
  IF concerned = '{}' THEN RETURN NULL; END IF;
  -- Whose plans count elsewhere from now on, or in another way.
  moved := array(SELECT id FROM former JOIN fresh USING (id)
    WHERE (former.school_id, needed_plan(former.role, former.is_active))
      IS DISTINCT FROM (fresh.school_id, needed_plan(fresh.role, fresh.is_active)));
  -- Nobody posts for them meanwhile; whoever makes an account for one of them has waited, or is waited for (lock_plan_accounts).
  PERFORM FROM plan_accounts WHERE owner_id = ANY(moved) ORDER BY id FOR NO KEY UPDATE;
  PERFORM add_school_plan_days(array_agg(school_id), array_agg(id), array_agg(needed_plan(role, is_active)), array_agg(sign)) FROM (
    SELECT school_id, id, role, is_active, -1 AS sign FROM former WHERE id = ANY(moved)
    UNION ALL SELECT school_id, id, role, is_active, 1 FROM fresh WHERE id = ANY(moved)) AS changed;
  own := array(SELECT group_id FROM group_members WHERE user_id = ANY(concerned));
  PERFORM recount_schools(array(SELECT school_id FROM former WHERE id = ANY(concerned)
    UNION SELECT school_id FROM fresh WHERE id = ANY(concerned)));
  PERFORM add_school_weeks(array_agg(school_id), array_agg(id), array_agg(sign)) FROM (
    SELECT school_id, id, -1 AS sign FROM former WHERE id = ANY(concerned) AND role = 'STUDENT' AND is_active
    UNION ALL SELECT school_id, id, 1 FROM fresh WHERE id = ANY(concerned) AND role = 'STUDENT' AND is_active) AS moved;
  PERFORM add_group_sums(array_agg(group_id), array_agg(user_id), CASE WHEN fresh.is_active THEN 1 ELSE -1 END)
    FROM group_members JOIN former ON former.id = user_id JOIN fresh ON fresh.id = user_id
    WHERE former.is_active <> fresh.is_active GROUP BY fresh.is_active;
  PERFORM recount_groups(own);
  PERFORM recount_teachers(array(SELECT created_by FROM former WHERE id = ANY(concerned)
    UNION SELECT created_by FROM fresh WHERE id = ANY(concerned)
    UNION SELECT teacher_id FROM groups WHERE id = ANY(own)));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What there is by now.
INSERT INTO school_plan_days (school_id, plan_type, day, bought, used, stock, active)
SELECT school_id, plan_type, day, sum(bought), sum(used), sum(stock),
  coalesce(sum(active) FILTER (WHERE plan_type = needed_plan(role, is_active)), 0)
FROM plan_days JOIN users ON users.id = owner_id WHERE school_id IS NOT NULL GROUP BY 1, 2, 3;
