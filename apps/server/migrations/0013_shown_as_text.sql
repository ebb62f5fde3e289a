ALTER TABLE "assignments" ALTER COLUMN "shown" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "shown" SET DEFAULT '[]'::json;