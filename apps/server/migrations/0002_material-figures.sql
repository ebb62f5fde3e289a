CREATE TABLE "loaded_library" (
	"is_loaded" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hash" "bytea" NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loaded_library_is_one" CHECK ("loaded_library"."is_loaded")
);
--> statement-breakpoint
CREATE TABLE "material_totals" (
	"material_id" integer PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "materials" DROP CONSTRAINT "materials_official_is_nobodys";--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "file_hash" "bytea";--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "topic" text;--> statement-breakpoint
CREATE INDEX "materials_official_title_idx" ON "materials" USING btree ("kind","title","id") WHERE "materials"."is_official" and "materials"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "materials_official_words_idx" ON "materials" USING btree ("kind","words","id") WHERE "materials"."is_official" and "materials"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "materials_official_changed_at_idx" ON "materials" USING btree ("kind","changed_at","id") WHERE "materials"."is_official" and "materials"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "materials_archived_idx" ON "materials" USING btree ("kind","title","id") WHERE "materials"."is_official" and "materials"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "materials_revision_idx" ON "materials" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "plays_revision_idx" ON "plays" USING btree ("revision_id") WHERE "plays"."revision_id" is not null;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_official_is_nobodys" CHECK (not "materials"."is_official" or "materials"."owner_id" is null);
--> statement-breakpoint
-- Adds what a pupil has read more than before to the sums of the material. One row a play, and the last that it locks.
CREATE FUNCTION material_was_read() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  former material_reads;
BEGIN
  IF TG_OP = 'UPDATE' THEN former := old; END IF;
  INSERT INTO material_totals AS kept (material_id, times, correct, asked)
  SELECT new.material_id, new.times - coalesce(former.times, 0), new.correct - coalesce(former.correct, 0),
    new.asked - coalesce(former.asked, 0)
  FROM users WHERE id = new.user_id AND role = 'STUDENT'
  ON CONFLICT (material_id) DO UPDATE SET times = kept.times + excluded.times,
    correct = kept.correct + excluded.correct, asked = kept.asked + excluded.asked;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER material_read AFTER INSERT ON material_reads FOR EACH ROW
  WHEN (new.times > 0) EXECUTE FUNCTION material_was_read();
--> statement-breakpoint
CREATE TRIGGER material_read_again AFTER UPDATE ON material_reads FOR EACH ROW
  WHEN ((old.times, old.correct, old.asked) IS DISTINCT FROM (new.times, new.correct, new.asked))
  EXECUTE FUNCTION material_was_read();
