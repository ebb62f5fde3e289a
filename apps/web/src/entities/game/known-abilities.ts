/** "My mix" where no server fills it in: without a network, and before a start, where an example of it is shown. */
import { getTraining } from '@mindhero/contract/training';
import { isMix, withSnapshot } from '@mindhero/engine/additive/mix';
import { keptAnswer } from '../../platform/kept.ts';

/** Settings with what this person mastered when the server was last asked; a beginner's mix where nobody knows. */
export function withKnownAbilities<Settings extends object>(settings: Settings): Settings {
  return withSnapshot(settings, isMix(settings) ? (keptAnswer(getTraining)?.abilities ?? []) : []);
}
