/** A year's revenue as its table and its chart show it. Pure. Amounts are kopecks. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { getRevenue } from '@mindhero/contract/plans/payment';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';

export type RevenueLine = ResponseOf<typeof getRevenue>[number];

interface Sums {
  readonly plan_months: number;
  readonly paid: number;
  readonly refunded: number;
}

export interface RevenueMonth extends Sums {
  /** YYYY-MM */
  readonly month: string;
  /** What was paid for each type. */
  readonly byType: Readonly<Record<PlanType, number>>;
}

const sumOf = (lines: readonly RevenueLine[], figure: keyof Sums): number =>
  lines.reduce((sum, line) => sum + line[figure], 0);

const sumsOf = (lines: readonly RevenueLine[]): Omit<RevenueMonth, 'month'> => {
  const paidFor = (type: PlanType) =>
    sumOf(
      lines.filter(({ plan_type }) => plan_type === type),
      'paid',
    );
  return {
    plan_months: sumOf(lines, 'plan_months'),
    paid: sumOf(lines, 'paid'),
    refunded: sumOf(lines, 'refunded'),
    byType: { student: paidFor('student'), teacher: paidFor('teacher'), director: paidFor('director') },
  };
};

/** Each month of a year that has begun, those without revenue included. @param today YYYY-MM-DD */
export function monthsOf(
  lines: readonly RevenueLine[],
  year: number,
  today: string,
): readonly RevenueMonth[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
    .filter((month) => month <= today.slice(0, 7))
    .map((month) => ({ month, ...sumsOf(lines.filter((line) => line.month === month)) }));
}

export interface RevenueTotal extends Sums {
  readonly byType: Readonly<Record<PlanType, number>>;
}

/** All of them together. */
export const totalOf = (lines: readonly RevenueLine[]): RevenueTotal => sumsOf(lines);

/** Types for which something was paid: the others have no column. */
export const typesIn = ({ byType }: Pick<RevenueTotal, 'byType'>): readonly PlanType[] =>
  subscriptionTypes.filter((type) => byType[type] > 0);

/** The years that can be looked at, the latest first: from the product's first on. */
export function yearsUntil(today: string): readonly number[] {
  const last = Number(today.slice(0, 4));
  const FIRST = 2026;
  return Array.from({ length: Math.max(1, last - FIRST + 1) }, (_, index) => Math.max(last, FIRST) - index);
}
