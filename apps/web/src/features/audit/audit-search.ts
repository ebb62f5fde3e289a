/** The record as its address holds it: what is left out is as usual. */
import { auditActions, auditColumns } from '@mindhero/contract/lists';
import { address } from '../../platform/address/address.ts';
import { day, id, oneOf } from '../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../platform/lists/list-search.ts';

type AuditColumn = (typeof auditColumns)[number];

export const auditList: ListShape<AuditColumn> = {
  name: 'audit',
  columns: auditColumns,
  usual: { page: 1, page_size: 25, ordering: '-at' },
};

export const readAuditSearch = address({
  ...listParts(auditList),
  /** Whose record it happened to. */
  person: id,
  action: oneOf(auditActions),
  /** Calendar days here, both included. */
  from: day,
  to: day,
});

export type AuditSearch = ReturnType<typeof readAuditSearch>;

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
