-- A person's periods of one type never overlap, whoever writes at the same time. btree_gist lets equality of numbers
-- and texts stand in a GiST constraint; it is a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_no_overlap"
  EXCLUDE USING gist ("user_id" WITH =, "type" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
--> statement-breakpoint
-- Every finished play updates these two: room on the page keeps the update from touching the indexes.
ALTER TABLE "users" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "play_days" SET (fillfactor = 80);
