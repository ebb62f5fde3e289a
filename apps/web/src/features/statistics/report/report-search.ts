/** Of which time a report tells, and in which language, as its address holds it. */
import { periods } from '@mindhero/contract/statistics/period';
import { languages } from '@mindhero/contract/user';
import { address } from '../../../platform/address/address.ts';
import { oneOf } from '../../../platform/address/parts.ts';

/** A term, more or less. */
export const reportPeriod = 90;

export const readReportSearch = address({
  days: oneOf(periods, reportPeriod),
  /** That of the page where nothing is said. */
  language: oneOf(languages),
});

export type ReportSearch = ReturnType<typeof readReportSearch>;
