/** What the payment page lets one choose, and what the shop is told of each. */

export type Status = 'prepared' | 'success' | 'failure' | 'sandbox' | 'reversed' | 'wait_accept';

/** `cut`: shortened on its way, so that its signature is another's; `signed_cut`: signed as short as it is. */
export type Forgery = 'other_key' | 'sha1' | 'cut' | 'signed_cut';

export interface Message {
  readonly status: Status;
  readonly forgery?: Forgery;
  /** Two messages with the same status and copy are the same bytes. */
  readonly copy?: number;
}

/** Sent at the same moment. */
type Step = readonly Message[];

export interface Story {
  /** What the provider itself holds for true from then on, as it answers when it is asked. */
  readonly status: Status;
  /** Where something else is paid than was asked for: so many percent of it, or in another currency. */
  readonly paid?: { readonly percent?: number; readonly currency?: string };
  /** One after the other, before the browser goes back to the shop. */
  readonly before?: readonly Step[];
  /** While it goes back: either may come first. */
  readonly beside?: readonly Step[];
  /** Held back for so long, or until somebody releases it. */
  readonly later?: { readonly seconds: number; readonly steps: readonly Step[]; readonly status?: Status };
}

const paid: Message = { status: 'success' };

export const stories = {
  pay: { status: 'success', beside: [[paid]] },
  decline: { status: 'failure', beside: [[{ status: 'failure' }]] },
  cancel: { status: 'prepared' },
  before_return: { status: 'success', before: [[paid]] },
  after_return: { status: 'success', later: { seconds: 4, steps: [[paid]] } },
  late: { status: 'success', later: { seconds: 60, steps: [[paid]] } },
  never: { status: 'success' },
  twice: { status: 'success', before: [[paid], [paid]] },
  at_once: { status: 'success', before: [[paid, { ...paid, copy: 1 }]] },
  out_of_order: {
    status: 'success',
    before: [[paid], [{ status: 'wait_accept' }], [{ status: 'failure' }]],
  },
  reversed_later: {
    status: 'success',
    before: [[paid]],
    later: { seconds: 60, steps: [[{ status: 'reversed' }]], status: 'reversed' },
  },
  wrong_amount: { status: 'success', paid: { percent: 50 }, before: [[paid]] },
  wrong_currency: { status: 'success', paid: { currency: 'USD' }, before: [[paid]] },
  wrong_key: { status: 'success', before: [[{ ...paid, forgery: 'other_key' }]] },
  old_algorithm: { status: 'success', before: [[{ ...paid, forgery: 'sha1' }]] },
  truncated: {
    status: 'success',
    before: [[{ ...paid, forgery: 'cut' }], [{ ...paid, forgery: 'signed_cut' }]],
  },
  test_mode: { status: 'sandbox', before: [[{ status: 'sandbox' }]] },
} as const satisfies Readonly<Record<string, Story>>;

export type Choice = keyof typeof stories;

/** What everybody knows of paying; all others are failures to try. */
export const plainChoices = ['pay', 'decline', 'cancel'] as const satisfies readonly Choice[];

/** The menu, by what goes wrong. */
export const failures = {
  timing: ['before_return', 'after_return', 'late', 'never'],
  repetition: ['twice', 'at_once', 'out_of_order', 'reversed_later'],
  money: ['wrong_amount', 'wrong_currency', 'test_mode'],
  forgery: ['wrong_key', 'old_algorithm', 'truncated'],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;

export function isChoice(text: string): text is Choice {
  return Object.hasOwn(stories, text);
}

/** The story of a choice. */
export function storyOf(choice: Choice): Story {
  return stories[choice];
}
