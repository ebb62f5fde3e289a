DROP INDEX "users_school_role_idx";--> statement-breakpoint
DROP INDEX "users_role_name_idx";--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(' ' || first_name || ' ' || last_name || ' ' || username), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "groups_name_idx" ON "groups" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "groups_search_idx" ON "groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role_username_idx" ON "users" USING btree ("role",lower("username"),"id");--> statement-breakpoint
CREATE INDEX "users_inactive_since_idx" ON "users" USING btree ("deactivated_at","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_school_role_idx" ON "users" USING btree ("school_id","role","is_active");--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","last_name","id","is_active");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);