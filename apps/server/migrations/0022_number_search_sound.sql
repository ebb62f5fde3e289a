-- The number search called this setting `sound_effects`; it is `sound` now, as in every game (decision 164).
UPDATE "plays" SET "settings" = "settings" - 'sound_effects' || jsonb_build_object('sound', "settings" -> 'sound_effects')
WHERE "game" = 'number-search' AND "settings" ? 'sound_effects';--> statement-breakpoint
CREATE FUNCTION pg_temp.with_sound(blocks jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(CASE WHEN block ->> 'game' = 'number-search' AND settings ? 'sound_effects'
    THEN jsonb_set(block, '{settings}', settings - 'sound_effects' || jsonb_build_object('sound', settings -> 'sound_effects'))
    ELSE block END ORDER BY place)
  FROM jsonb_array_elements(blocks) WITH ORDINALITY AS listed(block, place), LATERAL (SELECT block -> 'settings' AS settings) AS its
$$;--> statement-breakpoint
UPDATE "tasks" SET "blocks" = pg_temp.with_sound("blocks") WHERE jsonb_path_exists("blocks", '$[*].settings.sound_effects');--> statement-breakpoint
UPDATE "task_templates" SET "blocks" = pg_temp.with_sound("blocks") WHERE jsonb_path_exists("blocks", '$[*].settings.sound_effects');--> statement-breakpoint
DROP FUNCTION pg_temp.with_sound(jsonb);
