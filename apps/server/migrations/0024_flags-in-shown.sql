-- What is shown of a block says the flags of its rounds from now on; of those that were counted before, too.
update assignments a set shown = flagged.shown
from (
  select told.task_id, told.user_id, json_agg(
      case when flags.list is null then told.block else (told.block::jsonb || jsonb_build_array(flags.list))::json end
      order by told.place) as shown
  from (
    select a.task_id, a.user_id, a.attempt_id, block.value as block, block.place
    from assignments a cross join json_array_elements(a.shown) with ordinality as block (value, place)
    where exists (select from round_results r join plays p on p.id = r.play_id
      where r.attempt_id = a.attempt_id and p.flags <> '{}')
  ) as told
  cross join lateral (
    select jsonb_agg(flag order by array_position(
      '{overlap,too_fast,crowded,version_outdated,retry,given_seed}'::text[], flag)) as list
    from (select distinct unnest(p.flags) as flag from round_results r join plays p on p.id = r.play_id
      where r.attempt_id = told.attempt_id and r.block = told.place - 1) as found
  ) as flags
  group by told.task_id, told.user_id
) as flagged
where a.task_id = flagged.task_id and a.user_id = flagged.user_id;
