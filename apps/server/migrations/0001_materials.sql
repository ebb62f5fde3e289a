CREATE TABLE "image_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"shared_with_school" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"alternative" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name || ' ' || alternative), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_reads" (
	"user_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "material_reads_pkey" PRIMARY KEY("user_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "material_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"hash" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" integer,
	"is_official" boolean DEFAULT false NOT NULL,
	"slug" text,
	"shared_with_school" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"language" text,
	"difficulty" text,
	"measured" text,
	"words" smallint,
	"questions" smallint,
	"revision_id" integer,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || title), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL,
	CONSTRAINT "materials_kind_known" CHECK ("materials"."kind" in ('text', 'words', 'cards')),
	CONSTRAINT "materials_language_known" CHECK ("materials"."language" in ('EN', 'DE', 'RU', 'UK')),
	CONSTRAINT "materials_difficulty_known" CHECK ("materials"."difficulty" in ('beginner', 'easy', 'intermediate', 'advanced')),
	CONSTRAINT "materials_official_is_nobodys" CHECK (not "materials"."is_official" or ("materials"."owner_id" is null and "materials"."slug" is not null))
);
--> statement-breakpoint
CREATE TABLE "revision_images" (
	"revision_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "revision_images_pkey" PRIMARY KEY("revision_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "revision_id" integer;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_file_id_image_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."image_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_reads" ADD CONSTRAINT "material_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_reads" ADD CONSTRAINT "material_reads_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_revisions" ADD CONSTRAINT "material_revisions_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_revision_id_material_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."material_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_images" ADD CONSTRAINT "revision_images_revision_id_material_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."material_revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_images" ADD CONSTRAINT "revision_images_file_id_image_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."image_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_owner_idx" ON "images" USING btree ("owner_id","changed_at");--> statement-breakpoint
CREATE INDEX "images_file_idx" ON "images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "images_search_idx" ON "images" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "material_reads_material_idx" ON "material_reads" USING btree ("material_id");--> statement-breakpoint
CREATE UNIQUE INDEX "material_revisions_number_idx" ON "material_revisions" USING btree ("material_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "materials_slug_idx" ON "materials" USING btree ("kind","language","slug");--> statement-breakpoint
CREATE INDEX "materials_owner_idx" ON "materials" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "materials_official_idx" ON "materials" USING btree ("kind","language","difficulty","words") WHERE "materials"."is_official" and "materials"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "materials_search_idx" ON "materials" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "revision_images_file_idx" ON "revision_images" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_revision_id_material_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."material_revisions"("id") ON DELETE no action ON UPDATE no action;