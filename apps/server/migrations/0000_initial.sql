-- Everything of the first version. The tables are generated from platform/db/schema; the sums at the end are written by hand.
-- pg_trgm finds words by their parts; btree_gist lets equality of numbers and texts stand in a GiST constraint. Both are
-- trusted extensions, so the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "assignments" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp (3) with time zone,
	"marked_by" integer,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"attempt_id" uuid,
	"shown" json DEFAULT '[]'::json NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"incorrect" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assignments_pkey" PRIMARY KEY("task_id","user_id"),
	CONSTRAINT "assignments_late_is_done" CHECK (not "assignments"."is_late" or "assignments"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "round_results" (
	"attempt_id" uuid NOT NULL,
	"block" smallint NOT NULL,
	"round" smallint NOT NULL,
	"play_id" uuid NOT NULL,
	"correct" integer NOT NULL,
	"incorrect" integer NOT NULL,
	"missed" integer NOT NULL,
	"active_ms" integer NOT NULL,
	"points" integer NOT NULL,
	"stars" smallint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"mistakes" smallint[] NOT NULL,
	CONSTRAINT "round_results_pkey" PRIMARY KEY("attempt_id","block","round"),
	CONSTRAINT "round_results_play_key" UNIQUE("play_id")
);
--> statement-breakpoint
CREATE TABLE "task_groups" (
	"task_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "task_groups_pkey" PRIMARY KEY("task_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"name" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL,
	CONSTRAINT "task_templates_name_not_blank" CHECK ("task_templates"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"school_id" integer,
	"available_from" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL,
	CONSTRAINT "tasks_in_order" CHECK ("tasks"."due_at" > "tasks"."available_from"),
	CONSTRAINT "tasks_name_not_blank" CHECK ("tasks"."name" ~ '\S'),
	CONSTRAINT "tasks_has_blocks" CHECK (jsonb_array_length("tasks"."blocks") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"request" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"status" smallint,
	"type" text,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "group_members_pkey" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"school_id" integer,
	"teacher_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL,
	CONSTRAINT "groups_name_not_blank" CHECK ("groups"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"director_id" integer,
	"time_zone" text DEFAULT 'Europe/Kyiv' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "schools_director_id_unique" UNIQUE("director_id"),
	CONSTRAINT "schools_name_not_blank" CHECK ("schools"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"role" text NOT NULL,
	"language" text DEFAULT 'EN' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_number" text,
	"email" text,
	"avatar" text DEFAULT 'hero-1' NOT NULL,
	"password_hash" text,
	"first_password_until" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"school_id" integer,
	"created_by" integer,
	"imported_at" timestamp (3) with time zone,
	"can_register_groups" boolean DEFAULT false NOT NULL,
	"can_use_math" boolean DEFAULT true NOT NULL,
	"can_use_reading" boolean DEFAULT true NOT NULL,
	"can_use_logic" boolean DEFAULT true NOT NULL,
	"can_register_students" boolean DEFAULT false NOT NULL,
	"can_manage_subscriptions" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || first_name || ' ' || last_name || ' ' || username), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_homework_at" timestamp (3) with time zone,
	"last_played_at" timestamp (3) with time zone,
	"last_signed_in_at" timestamp (3) with time zone,
	CONSTRAINT "users_erased_is_inactive" CHECK ("users"."erased_at" is null or not "users"."is_active"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('EN', 'DE', 'RU', 'UK')),
	CONSTRAINT "users_theme_known" CHECK ("users"."theme" in ('system', 'light', 'dark')),
	CONSTRAINT "users_totals_not_negative" CHECK ("users"."points" >= 0 and "users"."stars" >= 0)
);
--> statement-breakpoint
CREATE TABLE "last_choices" (
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"play_id" uuid NOT NULL,
	CONSTRAINT "last_choices_pkey" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "play_bests" (
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"plays" integer NOT NULL,
	"stars" smallint NOT NULL,
	"stars_before" smallint NOT NULL,
	"correct" integer NOT NULL,
	"incorrect" integer NOT NULL,
	"missed" integer NOT NULL,
	"level" integer,
	"points" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_bests_pkey" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"plays" integer NOT NULL,
	"correct" integer NOT NULL,
	"incorrect" integer NOT NULL,
	"missed" integer NOT NULL,
	"active_ms" bigint NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "play_days_pkey" PRIMARY KEY("user_id","day","subject")
);
--> statement-breakpoint
CREATE TABLE "play_events" (
	"play_id" uuid PRIMARY KEY NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"subject" text NOT NULL,
	"version" smallint NOT NULL,
	"settings" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"origin" text DEFAULT 'drawn' NOT NULL,
	"only" smallint[],
	"attempt_id" uuid,
	"block" smallint,
	"round" smallint,
	"preset" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"earliest_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"active_ms" integer,
	"least_ms" integer,
	"correct" integer,
	"incorrect" integer,
	"missed" integer,
	"level" integer,
	"ended" text,
	"metrics" jsonb,
	"difficulty" double precision,
	"points" integer,
	"stars" smallint,
	"flags" text[],
	"tags" jsonb,
	"total_points" integer,
	"total_stars" integer,
	CONSTRAINT "plays_seed_in_range" CHECK ("plays"."seed" between 0 and 4294967295),
	CONSTRAINT "plays_origin_known" CHECK ("plays"."origin" in ('drawn', 'given', 'retry')),
	CONSTRAINT "plays_retry_has_items" CHECK (("plays"."origin" = 'retry') = ("plays"."only" is not null)),
	CONSTRAINT "plays_subject_known" CHECK ("plays"."subject" in ('math', 'reading', 'memory')),
	CONSTRAINT "plays_finished_is_complete" CHECK ("plays"."finished_at" is null or num_nulls("plays"."active_ms", "plays"."correct", "plays"."incorrect", "plays"."missed", "plays"."ended", "plays"."metrics", "plays"."difficulty", "plays"."points", "plays"."stars", "plays"."flags") = 0),
	CONSTRAINT "plays_points_not_negative" CHECK ("plays"."points" >= 0 and "plays"."stars" between 0 and 3)
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
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"school_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"agreement" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_cards" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_cards_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"by_card" boolean DEFAULT false NOT NULL,
	"browser" text,
	"system" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL,
	"account" text
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"activated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_type_known" CHECK ("subscriptions"."type" in ('student', 'teacher', 'director')),
	CONSTRAINT "subscriptions_in_order" CHECK ("subscriptions"."end_date" >= "subscriptions"."start_date")
);
--> statement-breakpoint
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
CREATE TABLE "person_weeks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"active_ms" integer[] NOT NULL,
	"correct" integer[] NOT NULL,
	"answers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_totals" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "teacher_totals" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"students" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_results" ADD CONSTRAINT "round_results_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_groups" ADD CONSTRAINT "task_groups_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_groups" ADD CONSTRAINT "task_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_director_id_users_id_fk" FOREIGN KEY ("director_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_choices" ADD CONSTRAINT "last_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_bests" ADD CONSTRAINT "play_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_bests" ADD CONSTRAINT "preset_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_cards" ADD CONSTRAINT "login_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_weeks" ADD CONSTRAINT "person_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_totals" ADD CONSTRAINT "school_totals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_user_idx" ON "assignments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_named_idx" ON "assignments" USING btree ("task_id") WHERE "assignments"."is_named";--> statement-breakpoint
CREATE INDEX "assignments_marked_by_idx" ON "assignments" USING btree ("marked_by") WHERE "assignments"."marked_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_number_key" ON "attempts" USING btree ("task_id","user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_key" ON "attempts" USING btree ("task_id","user_id") WHERE "attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_user_idx" ON "attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_groups_group_idx" ON "task_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "task_templates_author_idx" ON "task_templates" USING btree ("author_id","name");--> statement-breakpoint
CREATE INDEX "tasks_author_idx" ON "tasks" USING btree ("author_id","due_at");--> statement-breakpoint
CREATE INDEX "tasks_school_idx" ON "tasks" USING btree ("school_id","due_at");--> statement-breakpoint
CREATE INDEX "tasks_due_idx" ON "tasks" USING btree ("due_at","available_from","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_from_idx" ON "tasks" USING btree ("available_from","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_search_idx" ON "tasks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_made_idx" ON "idempotency_keys" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user_idx" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_members_user_idx" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_name_idx" ON "groups" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "groups_search_idx" ON "groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_school_idx" ON "groups" USING btree ("school_id","name");--> statement-breakpoint
CREATE INDEX "groups_teacher_idx" ON "groups" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "schools_name_idx" ON "schools" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_school_name_idx" ON "users" USING btree ("school_id","role","last_name","id","is_active","erased_at");--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","last_name","id","is_active","erased_at");--> statement-breakpoint
CREATE INDEX "users_created_by_idx" ON "users" USING btree ("created_by","imported_at");--> statement-breakpoint
CREATE INDEX "users_role_username_idx" ON "users" USING btree ("role",lower("username"),"id");--> statement-breakpoint
CREATE INDEX "users_closed_idx" ON "users" USING btree ("id","erased_at") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_idx" ON "users" USING btree ("last_name","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_since_idx" ON "users" USING btree ("deactivated_at","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_registered_idx" ON "users" USING btree ("registered_at") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_closed_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops) WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "plays_finished_idx" ON "plays" USING btree ("user_id","finished_at" DESC NULLS FIRST) WHERE "plays"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "plays_open_idx" ON "plays" USING btree ("started_at") WHERE "plays"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "plays_attempt_idx" ON "plays" USING btree ("attempt_id") WHERE "plays"."attempt_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_school_idx" ON "audit_events" USING btree ("school_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_user_idx" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_used_idx" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last_idx" ON "sign_in_failures" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account_idx" ON "sign_in_failures" USING btree ("account");--> statement-breakpoint
CREATE INDEX "subscriptions_user_end_idx" ON "subscriptions" USING btree ("user_id","end_date");
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_no_overlap"
  EXCLUDE USING gist ("user_id" WITH =, "type" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
--> statement-breakpoint
-- Every finished play updates these two: room on the page keeps the update from touching the indexes.
ALTER TABLE "users" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "play_days" SET (fillfactor = 80);
--> statement-breakpoint
-- Sums are kept by triggers, see docs/decisions/110-sums-kept-by-triggers.md and 116-ticks-stay.md.
CREATE TYPE assignment_change AS (
  sign integer, task_id integer, started_at timestamptz, is_done boolean, is_late boolean, correct integer, answers integer);
--> statement-breakpoint
-- Whether tables tell of somebody: not of closed accounts that never began, nor of the erased, which are closed, too.
CREATE FUNCTION is_told(is_active boolean, erased_at timestamptz, started_at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS 'SELECT is_active OR erased_at IS NULL AND started_at IS NOT NULL';
--> statement-breakpoint
-- The adjusted percent of engine/homework, in tenths; null without items. In binary numbers, which are several times as quick.
CREATE FUNCTION adjusted_tenths(correct integer, items integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  'SELECT floor(1000::float8 * correct / nullif(items, 0) + 0.5)::integer';
--> statement-breakpoint
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
-- As long as it is known whether tables told of them.
CREATE FUNCTION user_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_members WHERE user_id = old.id;
  DELETE FROM assignments WHERE user_id = old.id;
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
-- The first play of a day in a subject may begin a new week: that one is counted anew, before the days of groups, which others wait for.
CREATE FUNCTION days_trained() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
-- The percents are added up as they are shown: a mean is then the same in a list and above a table.
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
      coalesce(sum(sign * adjusted_tenths(correct, answers)), 0) / 10.0 AS percents,
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
CREATE TRIGGER day_trained_again AFTER UPDATE ON play_days FOR EACH ROW EXECUTE FUNCTION day_trained_again();
--> statement-breakpoint
-- They run with every finished play; planning them takes longer than that.
ALTER FUNCTION recount_weeks(integer[]) SET plan_cache_mode = force_generic_plan;
