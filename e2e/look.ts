/** A screen that is looked at by itself. */
import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  /** Where it is; if left out, it is reached from the one before by what is done first. */
  readonly path?: string;
  /** What to do first. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** It is told what happens, so one of its requests never ends. */
  readonly isLive?: boolean;
}
