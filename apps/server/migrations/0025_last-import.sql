DROP INDEX "users_created_by_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_created_by_idx" ON "users" USING btree ("created_by","imported_at");