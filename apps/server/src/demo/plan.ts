/** When a demonstration pupil trained, what, and how well. Pure: the same seed and day give the same months. */
import type { AnyGame, Pupil } from '@mindhero/engine/play';
import { MAX_SEED, type Streams } from '@mindhero/engine/random';
import { type Chances, chancesOf } from './abilities.ts';
import type { DemoPupil, Habits } from './people.ts';

/** Four months. */
export const DAYS = 120;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface PlannedPlay {
  readonly game: AnyGame;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly started_at: Date;
  readonly pupil: Pupil;
}

/** All plays of a pupil until `now`, oldest first. */
export function planPlays(
  pupil: DemoPupil,
  games: readonly AnyGame[],
  random: Streams,
  now: Date,
): readonly PlannedPlay[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const away = random('week away').integer(2, Math.floor(DAYS / 7) - 2);
  const chances = chancesOf(random);
  const plays: PlannedPlay[] = [];
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    if (Math.floor(ago / 7) === away) continue;
    const dayStart = midnight - ago * DAY_MS;
    const ofDay: Streams = (purpose) => random(`${ago} days ago: ${purpose}`);
    const day = { habits: pupil.habits, chances, dayStart, progress: 1 - ago / DAYS };
    plays.push(...planDay(day, games, ofDay));
  }
  return plays.filter(({ started_at }) => started_at.getTime() + LONGEST_MS < now.getTime());
}

/** No planned play takes longer, so one that starts so long before now is over by now. */
const LONGEST_MS = 30 * MINUTE_MS;

interface Day {
  readonly habits: Habits;
  readonly chances: Chances;
  readonly dayStart: number;
  /** 0 on the first day, 1 today. */
  readonly progress: number;
}

function planDay(
  { habits, chances, dayStart, progress }: Day,
  games: readonly AnyGame[],
  random: Streams,
): PlannedPlay[] {
  const weekday = new Date(dayStart).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const draw = random('day');
  if (!draw.chance(habits.diligence * (isWeekend ? 0.4 : 1))) return [];

  // Between three and eight in the afternoon in Kyiv, for about a quarter of an hour.
  let startedAt = dayStart + draw.integer(12 * 60, 17 * 60) * MINUTE_MS;
  return Array.from({ length: draw.integer(2, 5) }, () => {
    const game = draw.pick(games);
    const form = draw.integer(-8, 8) / 100;
    const weakness = game.id === habits.weakIn ? 0.15 : 0;
    const skill = Math.min(0.99, Math.max(0.3, habits.skill + habits.growth * progress - weakness + form));
    const settings = settingsFor(game, { reached: habits.skill * progress + form / 2, skill });
    const play: PlannedPlay = {
      game,
      settings,
      seed: draw.integer(0, MAX_SEED),
      started_at: new Date(startedAt + draw.integer(0, 59_999)),
      pupil: {
        skill,
        pace: habits.pace * (1.15 - 0.3 * progress),
        chanceOf: chances(skill, game.difficulty(settings)),
      },
    };
    startedAt += draw.integer(5, 9) * MINUTE_MS;
    return play;
  });
}

/** Of a hundred, as difficulties are: what is harder goes wrong more often than right with somebody who could do all. */
const HARDEST = 48;

/**
 * Presets stand in order of difficulty: who has come further gets a later one, but nobody stays with what goes wrong most
 * of the time.
 */
function settingsFor(
  game: AnyGame,
  { reached, skill }: { readonly reached: number; readonly skill: number },
): Readonly<Record<string, unknown>> {
  const all = game.presets.map((preset) => ({ ...game.settings.defaults, ...preset.settings }));
  const upTo = all.slice(0, Math.max(0, Math.floor(Math.min(0.999, reached) * all.length)) + 1);
  return (
    upTo.findLast((settings) => game.difficulty(settings) <= HARDEST * skill) ??
    upTo[0] ??
    game.settings.defaults
  );
}
