import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import type { PlanStatus } from './plan-status.ts';

/** How one's own plan stands: "Plan active until 14 Dec 2026", or that it expires today, or that there is none. */
export function useStatusText(): (status: PlanStatus) => string {
  const { t } = useTranslation('common');
  const { date } = useFormats();
  return (status) =>
    t(`plan.status.${status.kind}`, status.kind === 'active' ? { date: date(status.until) } : {});
}

const tones = { active: 'right', today: 'gold', none: 'wrong' } as const;

/** The same at a glance. */
export function PlanPill({ status }: { readonly status: PlanStatus }) {
  const textOf = useStatusText();
  return <Pill tone={tones[status.kind]}>{textOf(status)}</Pill>;
}
