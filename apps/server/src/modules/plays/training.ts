/** How far somebody has come in every game, and with what they go on. */
import type { Onward, TrainedGame, Training } from '@mindhero/contract/training';
import { subjectFlags } from '@mindhero/contract/user';
import { MOST_STARS, pathOf, presetOf, type PresetStars, starsIn } from '@mindhero/engine/presets';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import type { Actor } from '../../platform/auth/actor.ts';

/** All of it are rows that are kept with finished plays, so that it takes as long for ten plays as for ten thousand. */
const findSql = `
with person as (
  select $1::int as id, ($2::timestamptz at time zone $3)::date as today
)
select today::text,
  (select coalesce(json_agg(distinct d.day::text), '[]') from trained_days d
   where d.user_id = person.id and d.day between date_trunc('week', today)::date and today) as days,
  (select coalesce(json_agg(b), '[]') from (
     select game, preset, stars from preset_bests where user_id = person.id) b) as stars,
  (select coalesce(json_agg(c order by c.finished_at desc), '[]') from (
     select l.game, p.settings, p.finished_at from last_choices l join plays p on p.id = l.play_id
     where l.user_id = person.id) c) as choices,
  (select coalesce(json_agg(b), '[]') from (
     select game, plays, stars, correct, incorrect, missed, level, points,
       to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as finished_at
     from play_bests where user_id = person.id) b) as bests
from person`;

interface TrainingRow {
  readonly today: string;
  readonly days: string[];
  readonly stars: readonly { readonly game: GameId; readonly preset: string; readonly stars: number }[];
  /** The latest first. */
  readonly choices: readonly {
    readonly game: GameId;
    readonly settings: Readonly<Record<string, unknown>>;
  }[];
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
  return {
    today: row.today,
    trained_days: row.days,
    games: catalogue.flatMap(({ id: game }) => trainedGame(row, game)),
    onward: onwardOf(row, isOpen),
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

function lastOf(game: GameId, settings: Readonly<Record<string, unknown>>): TrainedGame['last'] {
  const preset = presetOf(games[game], settings);
  return preset === undefined ? { preset: null, settings } : { preset: preset.id, settings: null };
}

/** The game chosen last among those that are open; else the first of them, as a proposal. */
function onwardOf(row: TrainingRow, isOpen: (game: GameId) => boolean): Onward | null {
  const choice = row.choices.find(({ game }) => isOpen(game));
  const game = choice?.game ?? catalogue.find(({ id }) => isOpen(id))?.id;
  if (game === undefined) return null;
  const rules = games[game];
  const stars = starsOf(row, game);
  const isOwn = choice !== undefined && presetOf(rules, choice.settings) === undefined;
  const path = pathOf(rules, { stars, last: choice?.settings ?? null });
  return {
    game,
    is_first: choice === undefined,
    preset: isOwn ? null : (path?.next.id ?? null),
    path: path?.presets.map((preset) => ({ preset: preset.id, stars: starsIn(stars, preset) })) ?? [],
  };
}
