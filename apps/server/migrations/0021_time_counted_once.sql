ALTER TABLE "plays" ADD COLUMN "earliest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "least_ms" integer;