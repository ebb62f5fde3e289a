/** How long a time limit should be, from the pace that each game's rules know. */
import { type AnyGame, type Pupil, simulatePlay } from './play.ts';
import { streams } from './random.ts';
import { readSettings } from './settings.ts';

/** Makes no mistakes, and takes thrice as long as those who train. */
const unhurried: Pupil = { skill: 1, pace: 3 };

/** A limit is proposed in whole half minutes. */
const STEP_S = 30;

/**
 * Seconds in which an unhurried pupil plays to the end what the settings give, for the form to begin with when the
 * limit is switched on. Settings that give nothing, as they are while somebody edits them, count as the defaults.
 * @param settings values of the form, of whatever kind
 * @returns a value of the field `time_limit_s`; undefined if the game has no such field
 */
export function proposedTimeLimit(game: AnyGame, settings: object): number | undefined {
  const field = game.settings.fields['time_limit_s'];
  if (field?.kind !== 'integer') return undefined;
  const read = readSettings(game, { ...settings, time_limit_s: null });
  const { events } = simulatePlay(
    game,
    read.ok ? read.settings : game.settings.defaults,
    streams(1),
    unhurried,
  );
  const seconds = STEP_S * Math.ceil((events.at(-1)?.t ?? 0) / 1000 / STEP_S);
  return Math.min(field.max, Math.max(field.min, 2 * STEP_S, seconds));
}
