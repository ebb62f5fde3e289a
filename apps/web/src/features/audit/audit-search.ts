/** The record as its address holds it: what is left out is as usual. */
import { auditColumns, type AuditAction, auditActions } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../platform/lists/list-search.ts';
import { wholeNumber } from '../../platform/lists/search-values.ts';

type AuditColumn = (typeof auditColumns)[number];

export interface AuditSearch extends ListSearch<AuditColumn> {
  /** Whose record it happened to. */
  readonly person?: number;
  readonly action?: AuditAction;
  /** Calendar days here, both included. */
  readonly from?: string;
  readonly to?: string;
}

export const auditList: ListShape<AuditColumn> = {
  name: 'audit',
  columns: auditColumns,
  usual: { page: 1, page_size: 25, ordering: '-at' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readAuditSearch(typed: Readonly<Record<string, unknown>>): AuditSearch {
  const person = wholeNumber(typed['person'], 2_147_483_647);
  const action = auditActions.find((known) => known === typed['action']);
  const [from, to] = [dayOf(typed['from']), dayOf(typed['to'])];
  return {
    ...readListSearch(typed, auditList),
    ...(person === null ? {} : { person }),
    ...(action === undefined ? {} : { action }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

function dayOf(typed: unknown): string | null {
  const day = String(typed ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** From the beginning of the first day to the end of the last, as days are counted where the person sits. */
export function spanOf({ from, to }: Pick<AuditSearch, 'from' | 'to'>): { from?: string; before?: string } {
  return {
    ...(from === undefined ? {} : { from: midnight(from).toISOString() }),
    ...(to === undefined ? {} : { before: midnight(to, 1).toISOString() }),
  };
}

function midnight(day: string, daysLater = 0): Date {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment;
}
