import type { User } from '@mindhero/contract/user';
import { Callout } from '@mindhero/ui/callout';
import { useTranslation } from 'react-i18next';
import { planlessAs } from './plan-status.ts';
import classes from './dashboard.module.css';

/** What is missing to play, and whom to ask for it: said before anybody runs into it. */
export function PlanlessNotice({ me }: { readonly me: User }) {
  const { t } = useTranslation('dashboard');
  const told = planlessAs(me);
  return (
    <div className={classes.notice}>
      <Callout tone="warning">
        <b>{t(`no_plan.${told}.title`)}.</b> {t(`no_plan.${told}.text`)}
      </Callout>
    </div>
  );
}
