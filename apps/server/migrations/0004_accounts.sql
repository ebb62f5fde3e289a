ALTER TABLE "sign_in_failures" ADD COLUMN "account" text;--> statement-breakpoint
CREATE INDEX "users_inactive_idx" ON "users" USING btree ("last_name","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "sign_in_failures_account_idx" ON "sign_in_failures" USING btree ("account");