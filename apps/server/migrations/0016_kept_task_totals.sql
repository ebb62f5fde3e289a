CREATE TABLE "task_totals" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"untouched" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"percents" numeric DEFAULT '0' NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Whether tables tell of somebody: not of closed accounts that never began, nor of the erased, which are closed, too.
CREATE FUNCTION is_told(is_active boolean, erased_at timestamptz, started_at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS 'SELECT is_active OR erased_at IS NULL AND started_at IS NOT NULL';
--> statement-breakpoint
CREATE TYPE assignment_change AS (
  sign integer, task_id integer, started_at timestamptz, is_done boolean, is_late boolean, correct integer, answers integer);
--> statement-breakpoint
-- Added to and not counted anew, since a class finishes at once.
CREATE FUNCTION add_to_tasks(changes assignment_change[]) RETURNS void LANGUAGE plpgsql AS $$
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
      coalesce(sum(sign * (100.0 * correct / nullif(answers, 0))), 0) AS percents,
      coalesce(sum(sign) FILTER (WHERE answers > 0), 0) AS answered
    FROM unnest(changes) AS change GROUP BY 1) AS more
  WHERE task_totals.task_id = more.task_id;
END $$;
--> statement-breakpoint
-- Locked in the order of their ids, and before anything is read: whose account is closed meanwhile is told by one side only.
CREATE FUNCTION lock_tasks(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM task_totals WHERE task_id = ANY(ids) ORDER BY task_id FOR UPDATE;
END $$;
--> statement-breakpoint
CREATE FUNCTION changes_of(sign integer, a assignments) RETURNS assignment_change LANGUAGE sql IMMUTABLE AS $$
  SELECT row(sign, a.task_id, a.started_at, a.completed_at IS NOT NULL OR a.marked_at IS NOT NULL, a.is_late, a.correct,
    a.correct + a.incorrect + a.missed)::assignment_change
$$;
--> statement-breakpoint
-- Whoever gets a task is waited for as long as the account is being closed, which knows only what was there before.
CREATE FUNCTION assignments_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT user_id FROM fresh) ORDER BY id FOR SHARE;
  INSERT INTO task_totals (task_id) SELECT DISTINCT task_id FROM fresh ORDER BY 1 ON CONFLICT DO NOTHING;
  PERFORM lock_tasks(array(SELECT DISTINCT task_id FROM fresh));
  PERFORM add_to_tasks(array_agg(changes_of(1, a::assignments)))
    FROM fresh AS a JOIN users ON users.id = user_id WHERE is_told(is_active, erased_at, started_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION assignments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_tasks(array(SELECT DISTINCT task_id FROM former));
  PERFORM add_to_tasks(array_agg(change)) FROM (
    SELECT changes_of(1, a::assignments) AS change
      FROM fresh AS a JOIN users ON users.id = user_id WHERE is_told(is_active, erased_at, started_at)
    UNION ALL SELECT changes_of(-1, a::assignments)
      FROM former AS a JOIN users ON users.id = user_id WHERE is_told(is_active, erased_at, started_at)) AS both_sides;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION assignments_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_tasks(array(SELECT DISTINCT task_id FROM former));
  PERFORM add_to_tasks(array_agg(changes_of(-1, a::assignments)))
    FROM former AS a JOIN users ON users.id = user_id WHERE is_told(is_active, erased_at, started_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION told_of_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned integer[] := array(SELECT id FROM former JOIN fresh USING (id)
    WHERE (former.is_active, former.erased_at) IS DISTINCT FROM (fresh.is_active, fresh.erased_at));
BEGIN
  IF concerned = '{}' THEN RETURN NULL; END IF;
  PERFORM lock_tasks(array(SELECT DISTINCT task_id FROM assignments WHERE user_id = ANY(concerned)));
  PERFORM add_to_tasks(array_agg(changes_of(CASE WHEN now_told THEN 1 ELSE -1 END, a))) FROM (
    SELECT a, is_told(former.is_active, former.erased_at, a.started_at) AS was_told,
      is_told(fresh.is_active, fresh.erased_at, a.started_at) AS now_told
    FROM former JOIN fresh USING (id) JOIN assignments AS a ON a.user_id = former.id
    WHERE former.id = ANY(concerned)) AS told
  WHERE was_told <> now_told;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before what refers to it goes by itself, which would be added to sums that are gone.
CREATE FUNCTION task_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM assignments WHERE task_id = old.id;
  DELETE FROM task_totals WHERE task_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
-- As long as it is known whether tables told of them.
CREATE OR REPLACE FUNCTION user_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_members WHERE user_id = old.id;
  DELETE FROM assignments WHERE user_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER assignments_made AFTER INSERT ON assignments REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION assignments_made();
--> statement-breakpoint
CREATE TRIGGER assignments_changed AFTER UPDATE ON assignments REFERENCING NEW TABLE AS fresh OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION assignments_changed();
--> statement-breakpoint
CREATE TRIGGER assignments_taken AFTER DELETE ON assignments REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION assignments_taken();
--> statement-breakpoint
CREATE TRIGGER told_of_tasks AFTER UPDATE ON users REFERENCING NEW TABLE AS fresh OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION told_of_tasks();
--> statement-breakpoint
CREATE TRIGGER task_goes BEFORE DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION task_goes();
--> statement-breakpoint
-- What is there already.
INSERT INTO task_totals (task_id) SELECT DISTINCT task_id FROM assignments;
--> statement-breakpoint
SELECT add_to_tasks(array_agg(changes_of(1, a)))
  FROM assignments AS a JOIN users ON users.id = user_id WHERE is_told(is_active, erased_at, started_at);
