DROP INDEX "users_school_role_idx";--> statement-breakpoint
DROP INDEX "sessions_user_idx";--> statement-breakpoint
CREATE INDEX "users_school_name_idx" ON "users" USING btree ("school_id","role","last_name","id","is_active","erased_at");--> statement-breakpoint
CREATE INDEX "users_closed_idx" ON "users" USING btree ("id","erased_at") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");