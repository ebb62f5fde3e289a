/** The settings that all games share in which questions are answered by typing, and what the rules make of them. */
import {
  choice,
  type defineSettings,
  flag,
  integer,
  optionalInteger,
  type SettingsOf,
} from '@mindhero/engine/settings';

/** A room spreads them into its own; `voice` says the question, and the completed example. */
export const questionSettings = {
  repeats: integer({ min: 1, max: 100, default: 10 }),
  time_limit_s: optionalInteger({ min: 10, max: 3600, step: 10, unit: 's' }),
  /** A question stays until it is solved; its first answer is what counts. */
  accept_only_correct: flag({ default: false, screenOnly: true }),
  show_result: choice(['never', 'after_each', 'at_end'], {
    default: 'after_each',
    screenOnly: true,
    quiet: true,
  }),
  voice: flag({ default: false, screenOnly: true }),
};

export type QuestionSettings = SettingsOf<ReturnType<typeof defineSettings<typeof questionSettings>>>;

const limitMs = ({ time_limit_s }: QuestionSettings): number | null =>
  time_limit_s === null ? null : time_limit_s * 1000;

/** The options of `rounds` that follow from these settings. */
export const questionRounds = {
  untilCorrect: (settings: QuestionSettings): boolean => settings.accept_only_correct,
  timeLimitMs: limitMs,
};

/** True if right and wrong are told after each answer. One that must be right is judged at once, whatever else is kept for the end. */
export function tellsAtOnce({
  show_result,
  accept_only_correct,
}: Pick<QuestionSettings, 'show_result' | 'accept_only_correct'>): boolean {
  return show_result === 'after_each' || accept_only_correct;
}

/**
 * Seconds that there are for one question: what a time limit leaves for it, at most the usual time.
 * @param usual seconds for a question at one's own pace
 */
export function secondsEach({ time_limit_s, repeats }: QuestionSettings, usual: number): number {
  return time_limit_s === null ? usual : Math.min(usual, time_limit_s / repeats);
}
