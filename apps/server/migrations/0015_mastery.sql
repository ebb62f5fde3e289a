CREATE TABLE "masteries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mastery" jsonb NOT NULL,
	"answers" integer NOT NULL,
	"standings" text NOT NULL,
	"ability" smallint NOT NULL,
	"weeks" smallint[] NOT NULL,
	"is_whole" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"play_id" uuid NOT NULL,
	"item" smallint NOT NULL,
	"skill" text NOT NULL,
	"task" text NOT NULL,
	"expected" text NOT NULL,
	"given" text NOT NULL,
	CONSTRAINT "mistakes_pkey" PRIMARY KEY("user_id","day","play_id","item")
);
--> statement-breakpoint
CREATE TABLE "predictions" (
	"day" date NOT NULL,
	"bucket" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"expected" double precision NOT NULL,
	CONSTRAINT "predictions_pkey" PRIMARY KEY("day","bucket")
);
--> statement-breakpoint
ALTER TABLE "finish_log" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "masteries" ADD CONSTRAINT "masteries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "masteries_not_whole_idx" ON "masteries" USING btree ("user_id") WHERE not "masteries"."is_whole";--> statement-breakpoint
CREATE INDEX "mistakes_day_idx" ON "mistakes" USING btree ("day");--> statement-breakpoint
-- By hand: whoever has trained already is counted from their plays when the server starts (count-masteries).
INSERT INTO masteries (user_id, mastery, answers, standings, ability, weeks, is_whole)
SELECT DISTINCT user_id, '{"theta":0,"n":0,"skills":[]}'::jsonb, 0, '', 0, '{}'::smallint[], false FROM play_days;
