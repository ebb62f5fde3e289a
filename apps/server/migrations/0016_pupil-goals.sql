ALTER TABLE "users" ADD COLUMN "goal_minutes" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "celebrated_level" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_goal_known" CHECK ("users"."goal_minutes" between 20 and 120);--> statement-breakpoint
-- By hand: nobody is congratulated on a level that they have had for long. The thresholds are those of engine/levels.
UPDATE users SET celebrated_level = (SELECT max(level) FROM generate_series(1, 30) AS level WHERE round(25 * power(level - 1, 2.2)) <= points)
WHERE points >= 25;
