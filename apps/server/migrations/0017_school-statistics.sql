CREATE TABLE "due_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"assigned" integer NOT NULL,
	"done" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_weeks" (
	"group_id" integer NOT NULL,
	"week" date NOT NULL,
	"active" integer NOT NULL,
	"active_ms" bigint NOT NULL,
	CONSTRAINT "group_weeks_pkey" PRIMARY KEY("group_id","week")
);
--> statement-breakpoint
CREATE TABLE "registered_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"pupils" integer DEFAULT 0 NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"stayed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_weeks" (
	"school_id" integer NOT NULL,
	"week" date NOT NULL,
	"active" integer NOT NULL,
	"active_ms" bigint NOT NULL,
	CONSTRAINT "school_weeks_pkey" PRIMARY KEY("school_id","week")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "goal_minutes" integer;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DROP INDEX "plan_accounts_owner_idx";--> statement-breakpoint
DROP INDEX "plan_transfers_credit_idx";--> statement-breakpoint
CREATE INDEX "plan_accounts_owner_idx" ON "plan_accounts" USING btree ("owner_id","kind","plan_type","id");--> statement-breakpoint
CREATE INDEX "plan_transfers_credit_idx" ON "plan_transfers" USING btree ("credit_id","id","at","quantity","debit_id");--> statement-breakpoint
DROP INDEX "subscriptions_user_end_idx";--> statement-breakpoint
CREATE INDEX "subscriptions_user_end_idx" ON "subscriptions" USING btree ("user_id","end_date","start_date","type");--> statement-breakpoint
CREATE INDEX "due_days_day_idx" ON "due_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "registered_days_day_idx" ON "registered_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "school_weeks_week_idx" ON "school_weeks" USING btree ("week");--> statement-breakpoint
CREATE INDEX "plan_transfers_back_idx" ON "plan_transfers" USING btree ("debit_id") WHERE "plan_transfers"."reason" in ('refund', 'reversal');--> statement-breakpoint
CREATE INDEX "plays_implausible_idx" ON "plays" USING btree ("finished_at") WHERE "plays"."flags" && '{too_fast,crowded}';--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_goal_in_range" CHECK ("schools"."goal_minutes" between 20 and 120);--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_holidays_listed" CHECK (jsonb_typeof("schools"."holidays") = 'array');--> statement-breakpoint
-- By hand, up to the end. See docs/decisions/261-what-schools-and-the-platform-are-told.md.
CREATE FUNCTION trained_in_week(person integer, monday date) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM play_days WHERE user_id = person AND day BETWEEN monday AND monday + 6);
--> statement-breakpoint
-- What the rows of the log add to weeks, some of them or all: the fold asks for it, and whoever reads before the fold has come.
CREATE FUNCTION logged_weeks(ids bigint[]) RETURNS TABLE (user_id integer, week date, active integer, active_ms bigint)
LANGUAGE sql STABLE AS $$
  SELECT user_id, week, 1 - trained_in_week(user_id, week)::integer, active_ms
  FROM (SELECT user_id, monday_of(day) AS week, sum(active_ms)::bigint AS active_ms
    FROM finish_log WHERE plays > 0 AND (ids IS NULL OR id = ANY(ids)) GROUP BY 1, 2) AS trained
$$;
--> statement-breakpoint
-- Each person is looked up by the id (OFFSET 0): the log is short, and people are many.
CREATE FUNCTION logged_school_weeks(ids bigint[]) RETURNS TABLE (school_id integer, week date, active integer, active_ms bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(person.school_id, 0), trained.week, sum(trained.active)::integer, sum(trained.active_ms)::bigint
  FROM logged_weeks(ids) AS trained
  CROSS JOIN LATERAL (SELECT school_id FROM users WHERE id = trained.user_id AND role = 'STUDENT' AND is_active OFFSET 0) AS person
  GROUP BY 1, 2
$$;
--> statement-breakpoint
CREATE FUNCTION logged_group_weeks(ids bigint[]) RETURNS TABLE (group_id integer, week date, active integer, active_ms bigint)
LANGUAGE sql STABLE AS $$
  SELECT member.group_id, trained.week, sum(trained.active)::integer, sum(trained.active_ms)::bigint
  FROM logged_weeks(ids) AS trained
  CROSS JOIN LATERAL (SELECT group_id FROM users JOIN group_members ON user_id = users.id
    WHERE users.id = trained.user_id AND is_active OFFSET 0) AS member
  GROUP BY 1, 2
$$;
--> statement-breakpoint
-- The fourth week is counted from the one of the first play.
CREATE FUNCTION logged_beginnings(ids bigint[]) RETURNS TABLE (day date, started integer, stayed integer)
LANGUAGE sql STABLE AS $$
  SELECT (person.registered_at AT TIME ZONE 'Europe/Kyiv')::date, count(*) FILTER (WHERE kept.first IS NULL)::integer,
    sum(now.stayed::integer - before.stayed::integer)::integer
  FROM (SELECT user_id, min(day) AS first, array_agg(DISTINCT monday_of(day)) AS weeks
    FROM finish_log WHERE plays > 0 AND (ids IS NULL OR id = ANY(ids)) GROUP BY 1) AS fresh
  CROSS JOIN LATERAL (SELECT registered_at FROM users WHERE id = fresh.user_id AND role = 'STUDENT' OFFSET 0) AS person
  CROSS JOIN LATERAL (SELECT min(days.day) AS first FROM play_days AS days WHERE days.user_id = fresh.user_id) AS kept
  CROSS JOIN LATERAL (SELECT monday_of(least(kept.first, fresh.first)) + 21 AS week) AS fourth
  CROSS JOIN LATERAL (SELECT trained_in_week(fresh.user_id, monday_of(kept.first) + 21) AS stayed) AS before
  CROSS JOIN LATERAL (SELECT fourth.week = ANY(fresh.weeks) OR trained_in_week(fresh.user_id, fourth.week) AS stayed) AS now
  WHERE kept.first IS NULL OR before.stayed <> now.stayed
  GROUP BY 1
$$;
--> statement-breakpoint
CREATE VIEW trained_school_weeks AS
SELECT school_id, week, active, active_ms FROM school_weeks
UNION ALL
SELECT school_id, week, active, active_ms FROM logged_school_weeks(NULL);
--> statement-breakpoint
CREATE VIEW trained_group_weeks AS
SELECT group_id, week, active, active_ms FROM group_weeks
UNION ALL
SELECT group_id, week, active, active_ms FROM logged_group_weeks(NULL);
--> statement-breakpoint
CREATE VIEW begun_days AS
SELECT day, accounts, pupils, started, stayed FROM registered_days
UNION ALL
SELECT day, 0, 0, started, stayed FROM logged_beginnings(NULL);
--> statement-breakpoint
-- Whoever comes, goes or has the account closed brings all weeks that are kept, as days into a group (add_group_days).
CREATE FUNCTION add_school_weeks(school_ids integer[], user_ids integer[], signs integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO school_weeks AS kept (school_id, week, active, active_ms)
  SELECT coalesce(person.school_id, 0), trained.week, sum(person.sign), sum(person.sign * trained.active_ms)
  FROM unnest(school_ids, user_ids, signs) AS person (school_id, user_id, sign)
  CROSS JOIN LATERAL (SELECT monday_of(day) AS week, sum(active_ms) AS active_ms
    FROM play_days WHERE play_days.user_id = person.user_id GROUP BY 1) AS trained
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (school_id, week) DO UPDATE SET active = kept.active + excluded.active, active_ms = kept.active_ms + excluded.active_ms;
$$;
--> statement-breakpoint
CREATE FUNCTION add_group_weeks(group_ids integer[], user_ids integer[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO group_weeks AS kept (group_id, week, active, active_ms)
  SELECT member.group_id, trained.week, sign * count(*), sign * sum(trained.active_ms)
  FROM unnest(group_ids, user_ids) AS member (group_id, user_id)
  -- A group that goes takes its members along, and nothing of it should come back.
  JOIN groups ON groups.id = member.group_id
  CROSS JOIN LATERAL (SELECT monday_of(day) AS week, sum(active_ms) AS active_ms
    FROM play_days WHERE play_days.user_id = member.user_id GROUP BY 1) AS trained
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (group_id, week) DO UPDATE SET active = kept.active + excluded.active, active_ms = kept.active_ms + excluded.active_ms;
$$;
--> statement-breakpoint
-- Weeks before days, in the order in which everybody locks them.
CREATE FUNCTION add_group_sums(group_ids integer[], user_ids integer[], sign integer) RETURNS void LANGUAGE sql AS $$
  SELECT add_group_weeks(group_ids, user_ids, sign);
  SELECT add_group_days(group_ids, user_ids, sign);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own integer[] := array(SELECT DISTINCT group_id FROM changed ORDER BY 1);
BEGIN
  IF own = '{}' THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM add_group_sums(array_agg(group_id), array_agg(user_id), CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END)
    FROM changed JOIN users ON users.id = user_id AND is_active;
  PERFORM recount_groups(own);
  PERFORM recount_teachers(array(SELECT teacher_id FROM groups WHERE id = ANY(own)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION group_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM group_weeks WHERE group_id = old.id;
    DELETE FROM group_days WHERE group_id = old.id;
    DELETE FROM group_totals WHERE group_id = old.id;
    PERFORM recount_teachers(ARRAY[old.teacher_id]);
  ELSE
    PERFORM recount_teachers(ARRAY[old.teacher_id, new.teacher_id]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO registered_days (day, accounts, pupils)
    SELECT (registered_at AT TIME ZONE 'Europe/Kyiv')::date, count(*), count(*) FILTER (WHERE role = 'STUDENT') FROM fresh GROUP BY 1;
  PERFORM recount_schools(array_agg(DISTINCT school_id)) FROM fresh WHERE school_id IS NOT NULL HAVING count(*) > 0;
  PERFORM recount_teachers(array_agg(DISTINCT created_by)) FROM fresh WHERE created_by IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned integer[] := array(SELECT id FROM former JOIN fresh USING (id)
    WHERE (former.school_id, former.role, former.is_active, former.created_by)
      IS DISTINCT FROM (fresh.school_id, fresh.role, fresh.is_active, fresh.created_by));
  own integer[];
BEGIN
  -- Finished plays change none of that.
  IF concerned = '{}' THEN RETURN NULL; END IF;
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
-- As long as days are there, and as it is known whether tables told of them.
CREATE OR REPLACE FUNCTION user_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first date := (SELECT min(day) FROM play_days WHERE user_id = old.id);
  pupil integer := (old.role = 'STUDENT')::integer;
BEGIN
  DELETE FROM assignments WHERE user_id = old.id;
  INSERT INTO registered_days (day, accounts, pupils, started, stayed)
  VALUES ((old.registered_at AT TIME ZONE 'Europe/Kyiv')::date, -1, -pupil, CASE WHEN first IS NULL THEN 0 ELSE -pupil END,
    CASE WHEN trained_in_week(old.id, monday_of(first) + 21) THEN -pupil ELSE 0 END);
  IF pupil = 1 AND old.is_active THEN PERFORM add_school_weeks(ARRAY[old.school_id], ARRAY[old.id], ARRAY[-1]); END IF;
  DELETE FROM group_members WHERE user_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
-- The percents are added up as they are shown: a mean is then the same in a list and above a table.
CREATE OR REPLACE FUNCTION add_to_tasks(changes assignment_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE task_totals SET untouched = task_totals.untouched + more.untouched, begun = task_totals.begun + more.begun,
    done = task_totals.done + more.done, late = task_totals.late + more.late,
    percents = task_totals.percents + more.percents, answered = task_totals.answered + more.answered
  FROM (
    SELECT change.task_id,
      coalesce(sum(sign) FILTER (WHERE NOT is_done AND started_at IS NULL), 0) AS untouched,
      coalesce(sum(sign) FILTER (WHERE NOT is_done AND started_at IS NOT NULL), 0) AS begun,
      coalesce(sum(sign) FILTER (WHERE is_done), 0) AS done,
      coalesce(sum(sign) FILTER (WHERE is_late), 0) AS late,
      coalesce(sum(sign * adjusted_tenths(correct, answers)), 0) / 10.0 AS percents,
      coalesce(sum(sign) FILTER (WHERE answers > 0), 0) AS answered
    FROM unnest(changes) AS change GROUP BY 1) AS more
  WHERE task_totals.task_id = more.task_id;
  -- Under the lock of the totals, which whoever changes the due time has waited for.
  INSERT INTO due_days (day, assigned, done)
  SELECT (due_at AT TIME ZONE 'Europe/Kyiv')::date, sum(sign), coalesce(sum(sign) FILTER (WHERE is_done), 0)
  FROM unnest(changes) AS change JOIN tasks ON tasks.id = change.task_id AND tasks.deleted_at IS NULL
  GROUP BY 1 HAVING sum(sign) <> 0 OR coalesce(sum(sign) FILTER (WHERE is_done), 0) <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION task_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A row, so that whoever is about to give it to somebody has to wait.
  INSERT INTO task_totals (task_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  PERFORM lock_tasks(ARRAY[new.id]);
  INSERT INTO due_days (day, assigned, done)
  SELECT (moved.due_at AT TIME ZONE 'Europe/Kyiv')::date, moved.sign * (untouched + begun + done), moved.sign * done
  FROM task_totals, (
    SELECT old.due_at, -1 AS sign WHERE old.deleted_at IS NULL
    UNION ALL SELECT new.due_at, 1 WHERE new.deleted_at IS NULL) AS moved
  WHERE task_id = new.id AND untouched + begun + done > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_moved AFTER UPDATE OF due_at, deleted_at ON tasks FOR EACH ROW
  WHEN ((old.due_at, old.deleted_at) IS DISTINCT FROM (new.due_at, new.deleted_at)) EXECUTE FUNCTION task_moved();
--> statement-breakpoint
-- What there is by now; what is in the log comes with the fold.
SELECT add_group_weeks(array_agg(group_id), array_agg(user_id), 1) FROM group_members JOIN users ON users.id = user_id AND is_active;
--> statement-breakpoint
SELECT add_school_weeks(array_agg(school_id), array_agg(id), array_agg(1)) FROM users WHERE role = 'STUDENT' AND is_active;
--> statement-breakpoint
INSERT INTO registered_days (day, accounts, pupils, started, stayed)
SELECT (registered_at AT TIME ZONE 'Europe/Kyiv')::date, count(*), count(*) FILTER (WHERE role = 'STUDENT'),
  count(*) FILTER (WHERE role = 'STUDENT' AND first IS NOT NULL),
  count(*) FILTER (WHERE role = 'STUDENT' AND trained_in_week(id, monday_of(first) + 21))
FROM users LEFT JOIN (SELECT user_id, min(day) AS first FROM play_days GROUP BY 1) AS kept ON kept.user_id = users.id GROUP BY 1;
--> statement-breakpoint
INSERT INTO due_days (day, assigned, done)
SELECT (due_at AT TIME ZONE 'Europe/Kyiv')::date, sum(untouched + begun + done), sum(done)
FROM tasks JOIN task_totals ON task_id = tasks.id WHERE deleted_at IS NULL GROUP BY 1;
