/** Settings of every game that shows numbers one after the other. */
import { choice, flag, integer } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

/** How quickly: bounds and defaults of the definitions. */
export const paceSettings = {
  /** From one number to the next, the blank between them included. */
  interval_ms: integer({
    min: 100,
    max: 10_000,
    step: 50,
    default: 2000,
    control: 'slider',
    unit: 'ms',
    screenOnly: true,
  }),
  /** From an answer, or from the lesson after it, to the next example. */
  pause_s: integer({ min: 1, max: 7, default: 2, unit: 's', screenOnly: true }),
} as const;

const { accept_only_correct, show_result, voice } = questionSettings;

/**
 * What happens with answers. An example that stays open until it is solved is not shown again; `voice` reads the
 * numbers while they are shown.
 */
export const answerSettings = { accept_only_correct, show_result, voice } as const;

/** How the numbers look. */
export const lookSettings = {
  font_size: choice(['small', 'medium', 'large', 'huge'], {
    default: 'large',
    advanced: true,
    screenOnly: true,
  }),
  /** Degrees by which the numbers are turned, clockwise. */
  rotation: choice(['0', '90', '180', '270'], { default: '0', advanced: true, screenOnly: true }),
  /** A plus before every added number but the first. */
  show_plus: flag({ default: false, advanced: true, screenOnly: true }),
  colour: choice(['white', 'yellow', 'green', 'mixed'], {
    default: 'white',
    advanced: true,
    screenOnly: true,
  }),
  /** Each number appears a little beside the middle. */
  position_jitter: flag({ default: false, advanced: true, screenOnly: true }),
} as const;
