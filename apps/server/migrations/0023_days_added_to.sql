-- An upsert runs the triggers of a whole statement for both of its halves, one of them for nothing. So what every further
-- play of a day does is done for its one row.
DROP TRIGGER days_trained_again ON play_days;
--> statement-breakpoint
DROP TRIGGER week_trained_again ON play_days;
--> statement-breakpoint
DROP TRIGGER week_trained ON play_days;
--> statement-breakpoint
DROP FUNCTION days_trained_again();
--> statement-breakpoint
DROP FUNCTION weeks_changed();
--> statement-breakpoint
-- The first play of a day in a subject may begin a new week: that one is counted anew, before the days of groups, which others wait for.
CREATE OR REPLACE FUNCTION days_trained() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN RETURN NULL; END IF;
  PERFORM recount_weeks(array(SELECT DISTINCT user_id FROM fresh));
  INSERT INTO group_days AS kept (group_id, day, active_ms, correct, answers, latest)
  SELECT member.group_id, trained.day, sum(trained.active_ms), sum(trained.correct), sum(trained.answers), sum(trained.latest)
  FROM (
    SELECT user_id, day, active_ms, correct, correct + incorrect + missed AS answers, 0 AS latest FROM fresh
    UNION ALL SELECT user_id, max(day), 0, 0, 0, 1 FROM play_days
      WHERE user_id IN (SELECT user_id FROM fresh) GROUP BY 1
    UNION ALL SELECT user_id, max(day), 0, 0, 0, -1 FROM play_days LEFT JOIN fresh USING (user_id, day, subject)
      WHERE user_id IN (SELECT user_id FROM fresh) AND fresh.plays IS NULL GROUP BY 1
  ) AS trained
  JOIN group_members AS member USING (user_id)
  JOIN users ON users.id = user_id AND users.is_active
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (group_id, day) DO UPDATE SET active_ms = kept.active_ms + excluded.active_ms,
    correct = kept.correct + excluded.correct, answers = kept.answers + excluded.answers,
    latest = kept.latest + excluded.latest;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds what is more to all spans of days that reach back as far as this day. Rows are locked in the order of groups.
CREATE FUNCTION day_trained_again() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  more_ms integer := new.active_ms - old.active_ms;
  more_correct integer := new.correct - old.correct;
  more_answers integer := more_correct + new.incorrect - old.incorrect + new.missed - old.missed;
BEGIN
  UPDATE person_weeks SET (active_ms, correct, answers) = (
    SELECT array_agg(sums.active_ms + counts * more_ms ORDER BY days), array_agg(sums.correct + counts * more_correct ORDER BY days),
      array_agg(sums.answers + counts * more_answers ORDER BY days)
    FROM unnest(person_weeks.active_ms, person_weeks.correct, person_weeks.answers)
        WITH ORDINALITY AS sums (active_ms, correct, answers, days),
      LATERAL (SELECT (days > person_weeks.day - new.day)::integer) AS reach (counts))
  WHERE user_id = new.user_id;
  INSERT INTO group_days AS kept (group_id, day, active_ms, correct, answers, latest)
  SELECT group_id, new.day, more_ms, more_correct, more_answers, 0
  FROM group_members JOIN users ON users.id = user_id AND users.is_active
  WHERE user_id = new.user_id ORDER BY group_id
  ON CONFLICT (group_id, day) DO UPDATE SET active_ms = kept.active_ms + excluded.active_ms,
    correct = kept.correct + excluded.correct, answers = kept.answers + excluded.answers;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_trained_again AFTER UPDATE ON play_days FOR EACH ROW EXECUTE FUNCTION day_trained_again();
