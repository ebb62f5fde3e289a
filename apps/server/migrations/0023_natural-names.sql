-- By hand: the collation, and what is looked for in names of groups, which is made anew since it depends on them.
-- See docs/decisions/287-names-in-natural-order.md.
CREATE COLLATION "natural" (provider = icu, locale = 'und-u-kn');--> statement-breakpoint
DROP INDEX "groups_search_idx";--> statement-breakpoint
ALTER TABLE "groups" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "name" SET DATA TYPE text COLLATE "natural";--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "name" SET DATA TYPE text COLLATE "natural";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(' ' || name), 'чьъаàáâãäåąбцçćčдďđеєёэèéêëęěфгґхиіїйìíîïıжклłľмнñńňоòóôõöøőпярřсßśšșтťțуùúûüůűвшщюыýÿзźżž', '466aaaaaaaabccccdddeeeeeeeeeefgghiiiiiiiiijklllmnnnnoooooooopqrrssssstttuuuuuuuvwwxyyyzzzz')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "groups_search_idx" ON "groups" USING gin ("search_text" gin_trgm_ops);
