/** How far somebody has come in every game, and with what they go on. */
import { dayNumber } from '@mindhero/contract/calendar';
import type { Onward, TrainedGame, Training } from '@mindhero/contract/training';
import { subjectFlags } from '@mindhero/contract/user';
import { withSnapshot } from '@mindhero/engine/additive/mix';
import { goalOf } from '@mindhero/engine/goal';
import { abilitiesOf } from '@mindhero/engine/mastery/abilities';
import {
  MOST_STARS,
  pathOf,
  presetOf,
  presetSettings,
  type PresetStars,
  starsIn,
} from '@mindhero/engine/presets';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { presetOfSkill } from '@mindhero/games/skill-trainings';
import type pg from 'pg';
import { known, type KnownNowRow, knownNow } from '../../entities/training/masteries.ts';
import { onwardGame, toldSteps } from '../../entities/training/training-steps.ts';
import type { Actor } from '../../platform/auth/actor.ts';

/** All of it are rows that are kept with finished plays, so that it takes as long for ten plays as for ten thousand. */
const findSql = `
with person as (
  select $1::int as id, ($2::timestamptz at time zone $3)::date as today
)
select today::text,
  (select coalesce(json_agg(distinct d.day::text), '[]') from trained_days d
   where d.user_id = person.id and d.day between date_trunc('week', today)::date and today) as days,
  (select coalesce(sum(d.active_ms), 0)::int from trained_days d
   where d.user_id = person.id and d.day between date_trunc('week', today)::date and today) as trained_ms,
  (select coalesce(json_agg(b), '[]') from (
     select game, preset, stars from preset_bests where user_id = person.id) b) as stars,
  (select coalesce(json_agg(c order by c.finished_at desc), '[]') from (
     select l.game, p.settings, p.finished_at from last_choices l join plays p on p.id = l.play_id
     where l.user_id = person.id) c) as choices,
  (select coalesce(json_agg(b), '[]') from (
     select game, plays, stars, correct, incorrect, missed, level, points,
       to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as finished_at
     from play_bests where user_id = person.id) b) as bests,
  ${known.columns}
from person ${known.joins}`;

type Settings = Readonly<Record<string, unknown>>;

interface TrainingRow extends KnownNowRow {
  readonly today: string;
  readonly days: string[];
  readonly trained_ms: number;
  readonly stars: readonly { readonly game: GameId; readonly preset: string; readonly stars: number }[];
  /** The latest first. */
  readonly choices: readonly { readonly game: GameId; readonly settings: Settings }[];
  readonly bests: readonly NonNullable<TrainedGame['best']>[];
}

/** One's own training as the contract tells it. */
export async function findTraining(
  pool: Pick<pg.Pool, 'query'>,
  { id, account, management }: Actor,
  now: Date,
): Promise<Training> {
  const { rows } = await pool.query<TrainingRow>({
    name: 'find_training',
    text: findSql,
    values: [id, now, account.time_zone],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a row without a table is always there');
  const isOpen = (game: GameId) => management[subjectFlags[games[game].subject]];
  const { mastery } = knownNow(row);
  const today = dayNumber(row.today);
  const onward = onwardOf(row, isOpen);
  return {
    today: row.today,
    trained_days: row.days,
    goal: { minutes: goalOf(account.goal_minutes, account.school_goal_minutes), trained_ms: row.trained_ms },
    games: catalogue.flatMap(({ id: game }) => trainedGame(row, game)),
    onward,
    steps: toldSteps(mastery, today, { last: onward?.game ?? null, isOpen }),
    abilities: [...abilitiesOf(mastery, today)],
  };
}

/** Of the trainings that the game has today. */
function starsOf({ stars }: TrainingRow, game: GameId): PresetStars {
  const known = new Set(games[game].presets.map((preset) => preset.id));
  const ofGame = stars.filter((one) => one.game === game && known.has(one.preset));
  return Object.fromEntries(ofGame.map((one) => [one.preset, one.stars]));
}

/** Nothing of a game that was never played. */
function trainedGame(row: TrainingRow, game: GameId): TrainedGame[] {
  const best = row.bests.find((one) => one.game === game) ?? null;
  const choice = row.choices.find((one) => one.game === game);
  const stars = starsOf(row, game);
  if (best === null && choice === undefined && Object.keys(stars).length === 0) return [];
  const last = choice === undefined ? null : lastOf(game, choice.settings);
  return [{ game, stars, possible: MOST_STARS * games[game].presets.length, last, best }];
}

function lastOf(game: GameId, settings: Settings): TrainedGame['last'] {
  const preset = presetChosen(game, settings);
  return preset === undefined
    ? { preset: null, settings: withSnapshot(settings, []) }
    : { preset, settings: null };
}

/** The training that was chosen; to whom a skill was proposed alone, who goes on with the training to which it belongs. */
function presetChosen(game: GameId, settings: Settings): string | undefined {
  return presetOf(games[game], settings)?.id ?? presetOfSkill(games[game], settings);
}

function onwardOf(row: TrainingRow, isOpen: (game: GameId) => boolean): Onward | null {
  const game = onwardGame(
    row.choices.map((one) => one.game),
    isOpen,
  );
  if (game === null) return null;
  const choice = row.choices.find((one) => one.game === game);
  const rules = games[game];
  const stars = starsOf(row, game);
  const chosen = choice && rules.presets.find(({ id }) => id === presetChosen(game, choice.settings));
  const isOwn = choice !== undefined && chosen === undefined;
  const path = pathOf(rules, { stars, last: chosen === undefined ? null : presetSettings(rules, chosen) });
  return {
    game,
    is_first: choice === undefined,
    preset: isOwn ? null : (path?.next.id ?? null),
    path: path?.presets.map((preset) => ({ preset: preset.id, stars: starsIn(stars, preset) })) ?? [],
  };
}
