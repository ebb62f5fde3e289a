-- By hand: sums are taken down, and put up anew from the log, which gets all plays at the end of this file.
DROP TRIGGER days_trained ON play_days;--> statement-breakpoint
DROP TRIGGER day_trained_again ON play_days;--> statement-breakpoint
DROP FUNCTION days_trained();--> statement-breakpoint
DROP FUNCTION day_trained_again();--> statement-breakpoint
TRUNCATE play_days, person_weeks, group_days;--> statement-breakpoint
-- By drizzle-kit.
CREATE TABLE "finish_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finish_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"play_id" uuid,
	"day" date,
	"game" text,
	"subject" text,
	"plays" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"incorrect" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"active_ms" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"tags" jsonb,
	CONSTRAINT "finish_log_play_is_complete" CHECK (num_nulls("finish_log"."play_id", "finish_log"."day", "finish_log"."game", "finish_log"."subject", "finish_log"."tags") = case "finish_log"."plays" when 1 then 0 else 5 end),
	CONSTRAINT "finish_log_subject_known" CHECK ("finish_log"."subject" in ('math', 'reading', 'memory'))
);
--> statement-breakpoint
CREATE TABLE "technique_days" (
	"user_id" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "technique_days_pkey" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "technique_months" (
	"user_id" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "technique_months_pkey" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "game" text NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "fluent_correct" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "fluent_ms" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "technique_days" ADD CONSTRAINT "technique_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technique_months" ADD CONSTRAINT "technique_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finish_log_user_idx" ON "finish_log" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "play_days" DROP CONSTRAINT "play_days_pkey";
--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_pkey" PRIMARY KEY("user_id","day","game");--> statement-breakpoint
-- By hand, up to the end. See docs/decisions/251-a-finish-writes-a-line.md.
-- A log that is emptied twice a second is vacuumed by whoever empties it.
ALTER TABLE finish_log SET (autovacuum_enabled = false, toast.autovacuum_enabled = false);--> statement-breakpoint
-- engine/fluency, in SQL.
CREATE FUNCTION is_fluent(correct integer, answers integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  'SELECT answers > 0 AND 10 * correct >= 9 * answers';
--> statement-breakpoint
-- What the rows of the log add to days: the fold reads it, and whoever reads days before the fold has come.
CREATE VIEW logged_days AS
SELECT id, user_id, day, game, subject, plays, correct, incorrect, missed, active_ms::bigint AS active_ms, points,
  CASE WHEN is_fluent(correct, correct + incorrect + missed) THEN correct ELSE 0 END AS fluent_correct,
  CASE WHEN is_fluent(correct, correct + incorrect + missed) THEN active_ms ELSE 0 END::bigint AS fluent_ms
FROM finish_log WHERE plays > 0;
--> statement-breakpoint
CREATE VIEW trained_days AS
SELECT user_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, fluent_correct, fluent_ms FROM play_days
UNION ALL
SELECT user_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, fluent_correct, fluent_ms FROM logged_days;
--> statement-breakpoint
-- A member who has trained later than is kept is counted there, and no longer where it was.
CREATE VIEW trained_group_days AS
SELECT group_id, day, active_ms, correct, answers, latest FROM group_days
UNION ALL
SELECT member.group_id, logged.day, logged.active_ms, logged.correct, logged.correct + logged.incorrect + logged.missed, 0
FROM group_members AS member JOIN users ON users.id = member.user_id AND users.is_active
JOIN logged_days AS logged ON logged.user_id = member.user_id
UNION ALL
SELECT member.group_id, moved.day, 0::bigint, 0, 0, moved.step
FROM group_members AS member JOIN users ON users.id = member.user_id AND users.is_active
CROSS JOIN LATERAL (SELECT max(day) AS day FROM logged_days WHERE logged_days.user_id = member.user_id) AS logged
LEFT JOIN person_weeks AS kept ON kept.user_id = member.user_id
CROSS JOIN LATERAL (VALUES (logged.day, 1), (kept.day, -1)) AS moved (day, step)
WHERE moved.day IS NOT NULL AND logged.day > coalesce(kept.day, '-infinity');
--> statement-breakpoint
CREATE VIEW logged_techniques AS
SELECT id, user_id, day, tag.name AS tag, (tag.counts->>0)::integer AS "right", (tag.counts->>1)::integer AS wrong
FROM finish_log CROSS JOIN LATERAL jsonb_each(tags) AS tag (name, counts) WHERE plays > 0;
--> statement-breakpoint
CREATE VIEW trained_techniques AS
SELECT user_id, day, tag.name AS tag, (tag.counts->>0)::integer AS "right", (tag.counts->>1)::integer AS wrong
FROM technique_days CROSS JOIN LATERAL jsonb_each(tags) AS tag (name, counts)
UNION ALL
SELECT user_id, day, tag, "right", wrong FROM logged_techniques;
--> statement-breakpoint
CREATE VIEW trained_technique_months AS
SELECT user_id, month, tag.name AS tag, (tag.counts->>0)::integer AS "right", (tag.counts->>1)::integer AS wrong
FROM technique_months CROSS JOIN LATERAL jsonb_each(tags) AS tag (name, counts)
UNION ALL
SELECT user_id, date_trunc('month', day)::date, tag, "right", wrong FROM logged_techniques;
--> statement-breakpoint
-- Whose row is gone has nothing to be added to. Whoever finishes a play has that row locked, so that no line comes after this.
CREATE OR REPLACE FUNCTION users_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM finish_log USING former WHERE user_id = former.id;
  DELETE FROM teacher_totals USING former WHERE teacher_id = former.id;
  PERFORM recount_schools(array_agg(DISTINCT school_id)) FROM former WHERE school_id IS NOT NULL HAVING count(*) > 0;
  PERFORM recount_teachers(array_agg(DISTINCT created_by)) FROM former WHERE created_by IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- All that was played until today.
INSERT INTO finish_log (user_id, at, play_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, tags)
SELECT plays.user_id, finished_at, plays.id, (finished_at AT TIME ZONE coalesce(schools.time_zone, 'Europe/Kyiv'))::date,
  game, subject, 1, correct, incorrect, missed, active_ms, plays.points, coalesce(tags, '{}')
FROM plays JOIN users ON users.id = plays.user_id LEFT JOIN schools ON schools.id = users.school_id
WHERE finished_at IS NOT NULL AND NOT flags && '{too_fast,crowded,version_outdated}'
ORDER BY finished_at;
