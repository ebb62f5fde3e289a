ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_known";--> statement-breakpoint
DROP INDEX "refunds_open_idx";--> statement-breakpoint
DROP INDEX "payment_reviews_at_idx";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_review_id_payment_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."payment_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reviews_open_idx" ON "payment_reviews" USING btree (("settled_at" is null),"at","id");--> statement-breakpoint
CREATE INDEX "payment_reviews_order_idx" ON "payment_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_idx" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_review_idx" ON "refunds" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "refunds_done_idx" ON "refunds" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "refunds_asking_idx" ON "refunds" USING btree ("next_ask_at") WHERE "refunds"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_reviews_at_idx" ON "payment_reviews" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_key" UNIQUE NULLS NOT DISTINCT("provider","reference","why","amount","currency");--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD CONSTRAINT "plan_accounts_held" CHECK ("plan_accounts"."held" >= 0 and ("plan_accounts"."held" = 0 or "plan_accounts"."held" <= "plan_accounts"."balance"));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_something" CHECK ("refunds"."order_id" is not null or "refunds"."review_id" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('asked', 'waiting', 'done', 'failed'));