DROP INDEX "users_school_role_idx";--> statement-breakpoint
DROP INDEX "users_role_name_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_registered_idx" ON "users" USING btree ("registered_at") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_school_role_idx" ON "users" USING btree ("school_id","role","is_active","erased_at");--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","last_name","id","is_active","erased_at");--> statement-breakpoint
UPDATE "users" SET "last_signed_in_at" = "known"."at"
FROM (SELECT "user_id", max("started_at") AS "at" FROM "sessions" GROUP BY "user_id") AS "known"
WHERE "known"."user_id" = "users"."id";
