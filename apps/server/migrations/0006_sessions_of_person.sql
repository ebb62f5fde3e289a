DROP INDEX "sessions_open_of_user_idx";--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","started_at");