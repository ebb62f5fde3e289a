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
	CONSTRAINT "groups_name_not_blank" CHECK ("groups"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"director_id" integer,
	"time_zone" text DEFAULT 'Europe/Kyiv' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"school_id" integer,
	"created_by" integer,
	"can_register_groups" boolean DEFAULT false NOT NULL,
	"can_use_math" boolean DEFAULT true NOT NULL,
	"can_use_reading" boolean DEFAULT true NOT NULL,
	"can_use_logic" boolean DEFAULT true NOT NULL,
	"can_register_students" boolean DEFAULT false NOT NULL,
	"can_manage_subscriptions" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_homework_at" timestamp (3) with time zone,
	"last_played_at" timestamp (3) with time zone,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('EN', 'DE', 'RU', 'UK')),
	CONSTRAINT "users_theme_known" CHECK ("users"."theme" in ('system', 'light', 'dark')),
	CONSTRAINT "users_totals_not_negative" CHECK ("users"."points" >= 0 and "users"."stars" >= 0)
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
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"active_ms" integer,
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
	"total_points" integer,
	"total_stars" integer,
	CONSTRAINT "plays_seed_in_range" CHECK ("plays"."seed" between 0 and 4294967295),
	CONSTRAINT "plays_subject_known" CHECK ("plays"."subject" in ('math', 'reading', 'memory')),
	CONSTRAINT "plays_finished_is_complete" CHECK ("plays"."finished_at" is null or num_nulls("plays"."active_ms", "plays"."correct", "plays"."incorrect", "plays"."missed", "plays"."ended", "plays"."metrics", "plays"."difficulty", "plays"."points", "plays"."stars", "plays"."flags") = 0),
	CONSTRAINT "plays_points_not_negative" CHECK ("plays"."points" >= 0 and "plays"."stars" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_director_id_users_id_fk" FOREIGN KEY ("director_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_bests" ADD CONSTRAINT "play_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_user_idx" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_school_idx" ON "groups" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "groups_teacher_idx" ON "groups" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_school_role_idx" ON "users" USING btree ("school_id","role");--> statement-breakpoint
CREATE INDEX "users_created_by_idx" ON "users" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","last_name","id");--> statement-breakpoint
CREATE INDEX "plays_finished_idx" ON "plays" USING btree ("user_id","finished_at" DESC NULLS FIRST) WHERE "plays"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "plays_open_idx" ON "plays" USING btree ("started_at") WHERE "plays"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_open_of_user_idx" ON "sessions" USING btree ("user_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last_idx" ON "sign_in_failures" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user_end_idx" ON "subscriptions" USING btree ("user_id","end_date");