import type { User } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { managesPlans } from '../../../entities/person/permissions.ts';
import { PlanPill } from '../../../entities/plan/plan-pill.tsx';
import { planTypeOf } from '../../../entities/plan/plan-type.ts';
import { usePlanStatus } from '../../../entities/plan/plan.ts';

const ActivateDialog = late(async () => (await import('../stock/activate-dialog.tsx')).ActivateDialog);

/** How long the own plan of somebody who manages plans lasts, and the way to extend it; others have a page about it. */
export function OwnPlan({ me }: { readonly me: User }) {
  const status = usePlanStatus();
  if (status === null || !managesPlans(me)) return null;
  return (
    <>
      <PlanPill status={status} />
      <ExtendOwn me={me} isActive={status.kind !== 'none'} />
    </>
  );
}

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
