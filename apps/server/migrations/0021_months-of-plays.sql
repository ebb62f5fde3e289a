-- By hand: the tables that are there become the part that belongs to no month, so nothing is copied (decision 277).
ALTER TABLE plays RENAME TO plays_default;--> statement-breakpoint
ALTER TABLE play_events RENAME TO play_events_default;--> statement-breakpoint
ALTER INDEX plays_pkey RENAME TO plays_default_pkey;--> statement-breakpoint
ALTER INDEX plays_revision_idx RENAME TO plays_default_revision_idx;--> statement-breakpoint
ALTER INDEX plays_finished_idx RENAME TO plays_default_finished_idx;--> statement-breakpoint
ALTER INDEX plays_material_idx RENAME TO plays_default_material_idx;--> statement-breakpoint
ALTER INDEX plays_open_idx RENAME TO plays_default_open_idx;--> statement-breakpoint
ALTER INDEX plays_implausible_idx RENAME TO plays_default_implausible_idx;--> statement-breakpoint
ALTER INDEX plays_attempt_idx RENAME TO plays_default_attempt_idx;--> statement-breakpoint
ALTER INDEX play_events_pkey RENAME TO play_events_default_pkey;--> statement-breakpoint
CREATE TABLE plays (LIKE plays_default INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (id);--> statement-breakpoint
ALTER TABLE plays ADD CONSTRAINT plays_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX plays_revision_idx ON plays (revision_id) WHERE revision_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX plays_finished_idx ON plays (user_id, finished_at DESC NULLS FIRST) WHERE finished_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX plays_material_idx ON plays (user_id, finished_at DESC NULLS FIRST)
  WHERE revision_id IS NOT NULL AND finished_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX plays_open_idx ON plays (started_at) WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX plays_implausible_idx ON plays (finished_at) WHERE flags && '{too_fast,crowded}';--> statement-breakpoint
CREATE INDEX plays_attempt_idx ON plays (attempt_id) WHERE attempt_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE plays ADD CONSTRAINT plays_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE plays ADD CONSTRAINT plays_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts (id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE plays ADD CONSTRAINT plays_revision_id_material_revisions_id_fk
  FOREIGN KEY (revision_id) REFERENCES material_revisions (id);--> statement-breakpoint
ALTER TABLE plays ATTACH PARTITION plays_default DEFAULT;--> statement-breakpoint
CREATE TABLE play_events (LIKE play_events_default INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (play_id);--> statement-breakpoint
ALTER TABLE play_events ADD CONSTRAINT play_events_pkey PRIMARY KEY (play_id);--> statement-breakpoint
-- Its logs go on referring to its plays. A key of the whole would have each log look for its play in every month.
ALTER TABLE play_events ATTACH PARTITION play_events_default DEFAULT;--> statement-breakpoint
-- The least id that a play can have that began then: UUIDs of version 7 begin with milliseconds, in 48 bits.
CREATE FUNCTION first_play_id(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN rpad(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0'), 32, '0')::uuid;--> statement-breakpoint
/*
 * Makes the months from one moment to another, both included, that are not there yet, and returns how many it made. Plays of
 * such a month that lie outside of all months move into it: of a device whose clock is ahead, or with an id of version 4
 * that looks like one of that time.
 * Whoever plays waits meanwhile, so it gives up if it has to wait itself: others would wait behind it.
 */
CREATE FUNCTION make_play_months(first timestamptz, last timestamptz) RETURNS integer LANGUAGE plpgsql
SET lock_timeout = '500ms' SET timezone = 'UTC' AS $$
DECLARE
  month timestamptz;
  name text;
  since uuid;
  before uuid;
  made integer := 0;
BEGIN
  FOR month IN SELECT generate_series(date_trunc('month', first), last, '1 month') LOOP
    name := to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('plays_' || name) IS NOT NULL;
    -- All at once, and in the order of a finish: what is made below needs them one by one.
    LOCK TABLE users, attempts, material_revisions IN SHARE ROW EXCLUSIVE MODE;
    LOCK TABLE plays, play_events IN ACCESS EXCLUSIVE MODE;
    -- Somebody else may have made it while this one waited.
    CONTINUE WHEN to_regclass('plays_' || name) IS NOT NULL;
    since := first_play_id(month);
    before := first_play_id(month + interval '1 month');
    EXECUTE format('CREATE TABLE %I (LIKE plays INCLUDING ALL)', 'plays_' || name);
    EXECUTE format('CREATE TABLE %I (LIKE play_events INCLUDING ALL)', 'play_events_' || name);
    EXECUTE format('INSERT INTO %I SELECT * FROM plays_default WHERE id >= $1 AND id < $2', 'plays_' || name)
      USING since, before;
    EXECUTE format('INSERT INTO %I SELECT * FROM play_events_default WHERE play_id >= $1 AND play_id < $2', 'play_events_' || name)
      USING since, before;
    DELETE FROM plays_default WHERE id >= since AND id < before;
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT play_events_play_id_plays_id_fk FOREIGN KEY (play_id) REFERENCES %I (id) ON DELETE CASCADE',
      'play_events_' || name, 'plays_' || name);
    EXECUTE format('ALTER TABLE plays ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', 'plays_' || name, since, before);
    EXECUTE format('ALTER TABLE play_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', 'play_events_' || name, since, before);
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;--> statement-breakpoint
/*
 * Takes the logs of a month out of `play_events`: its plays stay, and cannot be replayed. They lie in a table of their own,
 * to be copied elsewhere or dropped; whoever is deleted is still deleted there.
 */
CREATE FUNCTION detach_play_events(month date) RETURNS void LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
BEGIN
  -- Until then somebody may send a play that was played without a network.
  IF month > now() - interval '7 months' THEN
    RAISE EXCEPTION 'plays of % may still be sent', to_char(month, 'YYYY-MM');
  END IF;
  LOCK TABLE plays, play_events IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('ALTER TABLE play_events DETACH PARTITION %I', 'play_events_' || to_char(month, 'YYYY_MM'));
END $$;--> statement-breakpoint
/* The same of the plays themselves, with their logs. What was added up from them stays. */
CREATE FUNCTION detach_plays(month date) RETURNS void LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
DECLARE
  plays_of text := 'plays_' || to_char(month, 'YYYY_MM');
  events_of text := 'play_events_' || to_char(month, 'YYYY_MM');
BEGIN
  IF EXISTS (SELECT FROM pg_inherits WHERE inhrelid = to_regclass(events_of)) THEN
    PERFORM detach_play_events(month);
  END IF;
  LOCK TABLE plays IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('ALTER TABLE plays DETACH PARTITION %I', plays_of);
  -- A text that was read then may go, now that it is asked of nobody.
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT plays_revision_id_material_revisions_id_fk', plays_of);
END $$;--> statement-breakpoint
SELECT make_play_months(now(), now() + interval '3 months');--> statement-breakpoint
/*
 * Has the planner know what is in all months together, which nothing else does: only tables without parts are looked at by
 * themselves. Months without plays are left as they are, since the planner takes what it does not know for larger.
 */
CREATE FUNCTION look_at_plays() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Before, there was no way to leave the months out.
  IF current_setting('server_version_num')::integer >= 180000 THEN
    EXECUTE 'ANALYZE ONLY plays';
  END IF;
END $$;--> statement-breakpoint
SELECT look_at_plays();
