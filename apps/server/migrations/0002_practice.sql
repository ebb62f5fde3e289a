ALTER TABLE "plays" ADD COLUMN "origin" text DEFAULT 'drawn' NOT NULL;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "only" smallint[];--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "tags" jsonb;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_origin_known" CHECK ("plays"."origin" in ('drawn', 'given', 'retry'));--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_retry_has_items" CHECK (("plays"."origin" = 'retry') = ("plays"."only" is not null));