/** A question to try, from the press until it is over. */
export interface Trial {
  /** The settings of what is tried; null while nothing is. */
  readonly tried: object | null;
  /** Why it could not begin. */
  readonly error: unknown;
}

export const noTrial: Trial = { tried: null, error: null };

/** Begins trials and ends them, and shows what has come of the latest: what an earlier one still brings is of no use. */
export function createTrials(show: (trial: Trial) => void) {
  // Grows with every begin and end.
  let latest = 0;
  return {
    /** @param code resolves when what a question needs has arrived */
    begin: async (settings: object, code: Promise<void>): Promise<void> => {
      const current = ++latest;
      show(noTrial);
      const trial = await code.then(
        (): Trial => ({ tried: settings, error: null }),
        (error: unknown): Trial => ({ tried: null, error }),
      );
      if (latest === current) show(trial);
    },
    end: (): void => {
      latest++;
      show(noTrial);
    },
  };
}
