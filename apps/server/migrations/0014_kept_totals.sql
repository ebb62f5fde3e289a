CREATE TABLE "group_days" (
	"group_id" integer NOT NULL,
	"day" date NOT NULL,
	"active_ms" bigint NOT NULL,
	"correct" integer NOT NULL,
	"answers" integer NOT NULL,
	"latest" integer NOT NULL,
	CONSTRAINT "group_days_pkey" PRIMARY KEY("group_id","day")
);
--> statement-breakpoint
CREATE TABLE "group_totals" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"students" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_totals" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_totals" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"students" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_totals" ADD CONSTRAINT "school_totals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is kept is counted anew: the row of the sum is locked first, and the count after it, a statement of its own, sees
-- what all who had the row before have done. Schools come before groups, groups before teachers, and people before all.
CREATE FUNCTION recount_schools(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_totals (school_id) SELECT id FROM schools WHERE id = ANY(ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM FROM school_totals WHERE school_id = ANY(ids) ORDER BY school_id FOR UPDATE;
  UPDATE school_totals SET (teachers, students, members) = (
    SELECT count(*) FILTER (WHERE role = 'TEACHER'), count(*) FILTER (WHERE role = 'STUDENT'), count(*)
    FROM users WHERE users.school_id = school_totals.school_id AND is_active)
  WHERE school_id = ANY(ids);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_groups(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO group_totals (group_id) SELECT id FROM groups WHERE id = ANY(ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM FROM group_totals WHERE group_id = ANY(ids) ORDER BY group_id FOR UPDATE;
  UPDATE group_totals SET students = (
    SELECT count(*) FROM group_members JOIN users ON users.id = user_id AND is_active
    WHERE group_members.group_id = group_totals.group_id)
  WHERE group_id = ANY(ids);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_teachers(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO teacher_totals (teacher_id) SELECT id FROM users WHERE id = ANY(ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM FROM teacher_totals WHERE teacher_id = ANY(ids) ORDER BY teacher_id FOR UPDATE;
  UPDATE teacher_totals SET students = (
    SELECT count(*) FROM (
      SELECT id FROM users WHERE created_by = teacher_id AND role = 'STUDENT' AND is_active
      UNION
      SELECT users.id FROM groups JOIN group_members ON group_id = groups.id JOIN users ON users.id = user_id AND is_active
      WHERE groups.teacher_id = teacher_totals.teacher_id) AS taught)
  WHERE teacher_id = ANY(ids);
END $$;
--> statement-breakpoint
-- The days of a group are added to instead, since a class finishes its plays at once: whoever trains, comes or goes
-- brings their own days, and has their own row of `users` locked meanwhile, so that none is brought twice.
CREATE FUNCTION add_group_days(group_ids integer[], user_ids integer[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO group_days AS kept (group_id, day, active_ms, correct, answers, latest)
  SELECT member.group_id, trained.day, sign * sum(trained.active_ms), sign * sum(trained.correct),
    sign * sum(trained.answers), sign * count(*) FILTER (WHERE trained.is_latest)
  FROM unnest(group_ids, user_ids) AS member (group_id, user_id)
  JOIN groups ON groups.id = member.group_id
  CROSS JOIN LATERAL (
    SELECT day, sum(active_ms) AS active_ms, sum(correct) AS correct, sum(correct + incorrect + missed) AS answers,
      day = max(day) OVER () AS is_latest
    FROM play_days WHERE play_days.user_id = member.user_id GROUP BY day) AS trained
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (group_id, day) DO UPDATE SET active_ms = kept.active_ms + excluded.active_ms,
    correct = kept.correct + excluded.correct, answers = kept.answers + excluded.answers,
    latest = kept.latest + excluded.latest;
$$;
--> statement-breakpoint
CREATE FUNCTION users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_schools(array_agg(DISTINCT school_id)) FROM fresh WHERE school_id IS NOT NULL HAVING count(*) > 0;
  PERFORM recount_teachers(array_agg(DISTINCT created_by)) FROM fresh WHERE created_by IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
  PERFORM add_group_days(array_agg(group_id), array_agg(user_id), CASE WHEN fresh.is_active THEN 1 ELSE -1 END)
    FROM group_members JOIN former ON former.id = user_id JOIN fresh ON fresh.id = user_id
    WHERE former.is_active <> fresh.is_active GROUP BY fresh.is_active;
  PERFORM recount_groups(own);
  PERFORM recount_teachers(array(SELECT created_by FROM former WHERE id = ANY(concerned)
    UNION SELECT created_by FROM fresh WHERE id = ANY(concerned)
    UNION SELECT teacher_id FROM groups WHERE id = ANY(own)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION users_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM teacher_totals USING former WHERE teacher_id = former.id;
  PERFORM recount_schools(array_agg(DISTINCT school_id)) FROM former WHERE school_id IS NOT NULL HAVING count(*) > 0;
  PERFORM recount_teachers(array_agg(DISTINCT created_by)) FROM former WHERE created_by IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As long as the days are there that the groups have to give back.
CREATE FUNCTION user_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_members WHERE user_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE FUNCTION members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own integer[] := array(SELECT DISTINCT group_id FROM changed ORDER BY 1);
BEGIN
  IF own = '{}' THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM add_group_days(array_agg(group_id), array_agg(user_id), CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END)
    FROM changed JOIN users ON users.id = user_id AND is_active;
  PERFORM recount_groups(own);
  PERFORM recount_teachers(array(SELECT teacher_id FROM groups WHERE id = ANY(own)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION group_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM group_days WHERE group_id = old.id;
    DELETE FROM group_totals WHERE group_id = old.id;
    PERFORM recount_teachers(ARRAY[old.teacher_id]);
  ELSE
    PERFORM recount_teachers(ARRAY[old.teacher_id, new.teacher_id]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION days_trained() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN RETURN NULL; END IF;
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
CREATE FUNCTION days_trained_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN RETURN NULL; END IF;
  INSERT INTO group_days AS kept (group_id, day, active_ms, correct, answers, latest)
  SELECT member.group_id, fresh.day, sum(fresh.active_ms - former.active_ms), sum(fresh.correct - former.correct),
    sum(fresh.correct + fresh.incorrect + fresh.missed - former.correct - former.incorrect - former.missed), 0
  FROM fresh JOIN former USING (user_id, day, subject)
  JOIN group_members AS member USING (user_id)
  JOIN users ON users.id = user_id AND users.is_active
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (group_id, day) DO UPDATE SET active_ms = kept.active_ms + excluded.active_ms,
    correct = kept.correct + excluded.correct, answers = kept.answers + excluded.answers;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION users_inserted();
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS fresh OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION users_changed();
--> statement-breakpoint
CREATE TRIGGER user_leaves BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION user_leaves();
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION users_deleted();
--> statement-breakpoint
CREATE TRIGGER members_joined AFTER INSERT ON group_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION members_changed();
--> statement-breakpoint
CREATE TRIGGER members_left AFTER DELETE ON group_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION members_changed();
--> statement-breakpoint
CREATE TRIGGER group_given AFTER UPDATE OF teacher_id ON groups FOR EACH ROW
  WHEN (old.teacher_id IS DISTINCT FROM new.teacher_id) EXECUTE FUNCTION group_changed();
--> statement-breakpoint
CREATE TRIGGER group_deleted AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION group_changed();
--> statement-breakpoint
CREATE TRIGGER days_trained AFTER INSERT ON play_days REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION days_trained();
--> statement-breakpoint
CREATE TRIGGER days_trained_again AFTER UPDATE ON play_days REFERENCING NEW TABLE AS fresh OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION days_trained_again();
--> statement-breakpoint
-- What is there already.
SELECT recount_schools(array(SELECT id FROM schools)), recount_groups(array(SELECT id FROM groups)),
  recount_teachers(array(SELECT id FROM users WHERE role = 'TEACHER'));
--> statement-breakpoint
SELECT add_group_days(array_agg(group_id), array_agg(user_id), 1)
  FROM group_members JOIN users ON users.id = user_id AND is_active;
