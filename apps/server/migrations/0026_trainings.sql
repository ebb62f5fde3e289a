CREATE TABLE "last_choices" (
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"play_id" uuid NOT NULL,
	CONSTRAINT "last_choices_pkey" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "preset_bests" (
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"preset" text NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "preset_bests_pkey" PRIMARY KEY("user_id","game","preset")
);
--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "last_choices" ADD CONSTRAINT "last_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_bests" ADD CONSTRAINT "preset_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was chosen before this column is known by its settings; which training it was could only be told by the games' rules.
INSERT INTO "last_choices" ("user_id", "game", "play_id")
SELECT DISTINCT ON ("user_id", "game") "user_id", "game", "id" FROM "plays"
WHERE "finished_at" IS NOT NULL AND "attempt_id" IS NULL AND "origin" = 'drawn'
ORDER BY "user_id", "game", "finished_at" DESC;
