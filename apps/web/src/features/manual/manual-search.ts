/** What the address of a page of the manual holds besides the page. */
import { address } from '../../platform/address/address.ts';
import { text } from '../../platform/address/parts.ts';

export const readManualSearch = address({ search: text(100) });

export type ManualSearch = ReturnType<typeof readManualSearch>;
