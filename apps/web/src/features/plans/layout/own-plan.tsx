import { planDay } from '@mindhero/contract/calendar';
import type { User } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { Pill } from '@mindhero/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { managesPlans } from '../../../entities/person/permissions.ts';
import { planStatus } from '../../../entities/plan/plan-status.ts';
import { planTypeOf } from '../../../entities/plan/plan-type.ts';
import { planHistoryQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';

const ActivateDialog = late(async () => (await import('../stock/activate-dialog.tsx')).ActivateDialog);

/** How long one's own plan lasts, those that follow it without a gap included; who manages plans extends it here. */
export function OwnPlan({ me }: { readonly me: User }) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const now = useNow();
  const plans = useQuery(planHistoryQuery(me.id));
  if (plans.data === undefined) return null;
  const status = planStatus(plans.data, planDay(now));
  return (
    <>
      <Pill tone={tones[status.kind]}>
        {status.kind === 'active' ? t('own.active', { date: date(status.until) }) : t(`own.${status.kind}`)}
      </Pill>
      {managesPlans(me) && <ExtendOwn me={me} isActive={status.kind !== 'none'} />}
    </>
  );
}

const tones = { active: 'right', today: 'gold', none: 'wrong' } as const;

interface ExtendOwnProps {
  readonly me: User;
  readonly isActive: boolean;
}

function ExtendOwn({ me, isActive }: ExtendOwnProps) {
  const { t } = useTranslation('plans');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (me.role === 'ADMIN') return null;
  return (
    <>
      <Button size="sm" kind="ghost" onClick={() => setOpen(true)}>
        {t(isActive ? 'own.extend' : 'own.activate')}
      </Button>
      <Suspense>
        {isOpen && (
          <ActivateDialog
            meant={{ kind: 'people', people: [{ ...me, plan_type: planTypeOf[me.role] }] }}
            onClose={close}
            onDone={close}
          />
        )}
      </Suspense>
    </>
  );
}
