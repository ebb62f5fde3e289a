import { planDay } from '@mindhero/contract/calendar';
import type { User } from '@mindhero/contract/user';
import { Pill } from '@mindhero/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planStatus } from '../../../entities/plan/plan-status.ts';
import { planHistoryQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';

/** How long one's own plan lasts, those that follow it without a gap included. */
export function OwnPlan({ me }: { readonly me: User }) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const now = useNow();
  const plans = useQuery(planHistoryQuery(me.id));
  if (plans.data === undefined) return null;
  const status = planStatus(plans.data, planDay(now));
  return (
    <Pill tone={tones[status.kind]}>
      {status.kind === 'active' ? t('own.active', { date: date(status.until) }) : t(`own.${status.kind}`)}
    </Pill>
  );
}

const tones = { active: 'right', today: 'gold', none: 'wrong' } as const;
