CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"request" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"status" smallint,
	"type" text,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_made_idx" ON "idempotency_keys" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user_idx" ON "idempotency_keys" USING btree ("user_id");