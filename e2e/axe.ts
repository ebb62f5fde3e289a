import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe on a page. Its legacy mode leaves out frames of other origins, of which there are none here, and spares the second
 * page that each look would otherwise open: half of the time. What is in order need not be described: a third of the rest.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
