CREATE TABLE "rating_counts" (
	"kind" smallint NOT NULL,
	"start" date NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rating_counts_pkey" PRIMARY KEY("kind","start","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "rating_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rating_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"school_id" integer,
	"day" date NOT NULL,
	"week_before" integer NOT NULL,
	"week_after" integer NOT NULL,
	"month_before" integer NOT NULL,
	"month_after" integer NOT NULL,
	"all_before" integer NOT NULL,
	"all_after" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"kind" smallint NOT NULL,
	"start" date NOT NULL,
	"user_id" integer NOT NULL,
	"points" integer NOT NULL,
	"school_id" integer,
	CONSTRAINT "ratings_pkey" PRIMARY KEY("kind","start","user_id")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "rating" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "rates_young" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_rated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_young" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_reach" text DEFAULT 'nowhere' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_day" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_today" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_week" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ratings_points_idx" ON "ratings" USING btree ("kind","start","points","user_id");--> statement-breakpoint
CREATE INDEX "ratings_school_idx" ON "ratings" USING btree ("school_id","kind","start","points","user_id");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_rating_known" CHECK ("schools"."rating" in ('off', 'group', 'all'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_rating_reach_known" CHECK ("users"."rating_reach" in ('nowhere', 'group', 'everywhere'));--> statement-breakpoint
-- How pupils are ranked: docs/decisions/252-the-rating.md.
CREATE FUNCTION monday_of(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN day - (day - date '2001-01-01') % 7;
--> statement-breakpoint
CREATE FUNCTION month_of(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN day - (extract(day FROM day)::integer - 1);
--> statement-breakpoint
CREATE FUNCTION rating_reach_of(person users) RETURNS text LANGUAGE sql STABLE
  RETURN CASE WHEN person.role <> 'STUDENT' OR NOT person.is_active OR person.erased_at IS NOT NULL OR NOT person.is_rated
    THEN 'nowhere'
    ELSE coalesce((SELECT CASE
        WHEN archived_at IS NOT NULL OR rating = 'off' OR person.is_young AND NOT rates_young THEN 'nowhere'
        WHEN rating = 'group' THEN 'group' ELSE 'everywhere' END
      FROM schools WHERE id = person.school_id), CASE WHEN person.is_young THEN 'nowhere' ELSE 'everywhere' END) END;
--> statement-breakpoint
CREATE FUNCTION rating_reaches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.rating_reach := rating_reach_of(new);
  RETURN new;
END $$;
--> statement-breakpoint
-- Who comes among those who are shown, who leaves them, and who does both, in another school: in the windows of their last
-- day, and in the ones before, which are still today's elsewhere on earth.
CREATE FUNCTION rating_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaves boolean := old.rating_reach = 'everywhere';
  comes boolean := tg_op = 'UPDATE' AND new.rating_reach = 'everywhere';
  last_week date := monday_of(old.rating_day) - 7;
  last_month date := month_of(month_of(old.rating_day) - 1);
  of_week integer;
  of_month integer;
BEGIN
  IF old.rating_day IS NULL OR NOT (leaves OR comes) THEN RETURN NULL; END IF;
  SELECT coalesce(sum(counted) FILTER (WHERE day BETWEEN last_week AND last_week + 6), 0),
    coalesce(sum(counted) FILTER (WHERE month_of(day) = last_month), 0) INTO of_week, of_month
  FROM (SELECT day, least(600, sum(points)) AS counted FROM trained_days
    WHERE user_id = old.id AND day BETWEEN least(last_week, last_month) AND old.rating_day GROUP BY day) AS days;
  IF leaves THEN
    INSERT INTO rating_log (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
    VALUES (old.id, old.school_id, last_week, of_week, 0, 0, 0, 0, 0), (old.id, old.school_id, last_month, 0, 0, of_month, 0, 0, 0),
      (old.id, old.school_id, old.rating_day, old.rating_week, 0, old.rating_month, 0, old.rating_points, 0);
  END IF;
  IF comes THEN
    INSERT INTO rating_log (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
    VALUES (new.id, new.school_id, last_week, 0, of_week, 0, 0, 0, 0), (new.id, new.school_id, last_month, 0, 0, 0, of_month, 0, 0),
      (new.id, new.school_id, new.rating_day, 0, new.rating_week, 0, new.rating_month, 0, new.rating_points);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION school_rates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned integer[] := array(SELECT id FROM users WHERE school_id = new.id AND role = 'STUDENT'
    AND rating_reach <> rating_reach_of(users) ORDER BY id FOR NO KEY UPDATE);
BEGIN
  UPDATE users SET is_rated = is_rated WHERE id = ANY(concerned);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rating_reaches BEFORE INSERT OR UPDATE OF role, is_active, erased_at, is_rated, is_young, school_id ON users
  FOR EACH ROW EXECUTE FUNCTION rating_reaches();
--> statement-breakpoint
CREATE TRIGGER rating_moves AFTER UPDATE OF role, is_active, erased_at, is_rated, is_young, school_id ON users FOR EACH ROW
  WHEN (old.rating_reach <> new.rating_reach OR old.school_id IS DISTINCT FROM new.school_id) EXECUTE FUNCTION rating_moves();
--> statement-breakpoint
CREATE TRIGGER rating_leaves AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION rating_moves();
--> statement-breakpoint
CREATE TRIGGER school_rates AFTER UPDATE OF rating, rates_young, archived_at ON schools FOR EACH ROW
  WHEN (old.rating <> new.rating OR old.rates_young <> new.rates_young OR old.archived_at IS DISTINCT FROM new.archived_at)
  EXECUTE FUNCTION school_rates();
--> statement-breakpoint
-- A log that is emptied twice a second is vacuumed by whoever empties it; buckets are counted up and down all the time.
ALTER TABLE rating_log SET (autovacuum_enabled = false);
--> statement-breakpoint
ALTER TABLE rating_counts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
--> statement-breakpoint
UPDATE users SET rating_reach = rating_reach_of(users) WHERE role = 'STUDENT';
--> statement-breakpoint
UPDATE users SET rating_day = latest, rating_today = today, rating_week = week, rating_month = month, rating_points = total
FROM (
  SELECT user_id, latest, sum(earned) FILTER (WHERE day = latest) AS today,
    sum(least(600, earned)) FILTER (WHERE day >= monday_of(latest)) AS week,
    sum(least(600, earned)) FILTER (WHERE day >= month_of(latest)) AS month, sum(least(600, earned)) AS total
  FROM (SELECT user_id, day, sum(points) AS earned, max(day) OVER (PARTITION BY user_id) AS latest
    FROM trained_days WHERE points > 0 GROUP BY user_id, day) AS days
  GROUP BY user_id, latest) AS sums
WHERE users.id = sums.user_id;
--> statement-breakpoint
INSERT INTO rating_log (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
SELECT id, school_id, rating_day, 0, rating_week, 0, rating_month, 0, rating_points FROM users
WHERE rating_day IS NOT NULL AND rating_reach = 'everywhere';
