ALTER TABLE "users" ADD COLUMN "first_password_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "by_card" boolean DEFAULT false NOT NULL;