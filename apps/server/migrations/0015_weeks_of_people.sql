CREATE TABLE "person_weeks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"active_ms" integer[] NOT NULL,
	"correct" integer[] NOT NULL,
	"answers" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_weeks" ADD CONSTRAINT "person_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever finishes a play has the own row of `users` locked until the sums are those of all their plays.
CREATE FUNCTION recount_weeks(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_weeks (user_id, day, active_ms, correct, answers)
  SELECT user_id, day, array_agg(active_ms ORDER BY days), array_agg(correct ORDER BY days), array_agg(answers ORDER BY days)
  FROM (
    SELECT latest.user_id, latest.day, days, sum(active_ms) AS active_ms, sum(correct) AS correct,
      sum(correct + incorrect + missed) AS answers
    FROM unnest(ids) AS person (id)
    CROSS JOIN LATERAL (SELECT user_id, day FROM play_days WHERE user_id = person.id ORDER BY day DESC LIMIT 1) AS latest
    CROSS JOIN generate_series(1, 8) AS days
    JOIN play_days AS trained ON trained.user_id = latest.user_id AND trained.day > latest.day - 8
      AND trained.day > latest.day - days
    GROUP BY 1, 2, 3) AS sums
  GROUP BY 1, 2 ORDER BY 1
  ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, active_ms = excluded.active_ms, correct = excluded.correct,
    answers = excluded.answers;
END $$;
--> statement-breakpoint
CREATE FUNCTION weeks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM fresh) THEN PERFORM recount_weeks(array(SELECT DISTINCT user_id FROM fresh)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER week_trained AFTER INSERT ON play_days REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION weeks_changed();
--> statement-breakpoint
CREATE TRIGGER week_trained_again AFTER UPDATE ON play_days REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION weeks_changed();
--> statement-breakpoint
-- They run with every finished play; planning them takes longer than that.
ALTER FUNCTION recount_weeks(integer[]) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION days_trained() SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION days_trained_again() SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
-- What is there already.
SELECT recount_weeks(array(SELECT DISTINCT user_id FROM play_days));
