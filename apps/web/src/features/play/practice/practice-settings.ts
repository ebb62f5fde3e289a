/** What a question to try has other than a play. Pure. */
import type { AnyGame } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';

/** Nobody is hurried or stopped, and what went wrong is told. */
const gentle = { time_limit_s: null, strict: false, accept_only_correct: false, show_result: 'after_each' };

/** The same training without a clock; as it is, where the rules do not take it so. */
export function practiceSettings(rules: AnyGame, settings: object): object {
  const changes = Object.entries(gentle).filter(([name]) => name in rules.settings.fields);
  const read = readSettings(rules, { ...settings, ...Object.fromEntries(changes) });
  return read.ok ? read.settings : settings;
}
