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
	"shown" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
ALTER TABLE "plays" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "block" smallint;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "round" smallint;--> statement-breakpoint
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
CREATE INDEX "assignments_user_idx" ON "assignments" USING btree ("user_id");--> statement-breakpoint
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
ALTER TABLE "plays" ADD CONSTRAINT "plays_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plays_attempt_idx" ON "plays" USING btree ("attempt_id") WHERE "plays"."attempt_id" is not null;