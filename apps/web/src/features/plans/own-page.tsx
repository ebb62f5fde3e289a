import { Card } from '@mindhero/ui/card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { useMayBuy } from '../../entities/plan/buying.ts';
import { usePlanStatus } from '../../entities/plan/plan.ts';
import { extendsAs, planlessAs } from '../../entities/plan/planless-as.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { OwnHistory } from './history/own-history.tsx';
import { OwnStatus } from './history/own-status.tsx';
import classes from './history/history.module.css';

/** The screen of plans for those who manage nobody's: one's own, how it goes on, and what there was. */
export function OwnPage() {
  return (
    <div className={classes.page}>
      <OwnPlanCard />
      <OwnHistory />
    </div>
  );
}

function OwnPlanCard() {
  const { t } = useTranslation('own_plan');
  return (
    <Card title={t('title')}>
      <OwnStatus />
      <WayOn />
    </Card>
  );
}

/** Whom to ask, and for pupils how an adult buys a plan. */
function WayOn() {
  const { t } = useTranslation(['own_plan', 'common']);
  const me = useMe();
  const status = usePlanStatus();
  const mayBuy = useMayBuy();
  if (status === null) return null;
  const hasPlan = status.kind !== 'none';
  return (
    <>
      <p className={classes.hint}>
        {hasPlan
          ? t(`own_plan:ask_to_extend.${extendsAs(me)}`)
          : t(`common:plan.none.${planlessAs(me)}.text`)}
      </p>
      {isStudent(me) && mayBuy && <AdultBuys hasPlan={hasPlan} />}
    </>
  );
}

/** An adult pays: what they need to know before, in words that a child can hand on. */
function AdultBuys({ hasPlan }: { readonly hasPlan: boolean }) {
  const { t } = useTranslation(['own_plan', 'screens']);
  return (
    <section className={classes.adult}>
      <h3>{t('own_plan:adult.title')}</h3>
      <p>{t('own_plan:adult.text')}</p>
      <ul>
        <li>
          <Link to="/legal/user-agreement">{t('screens:user_agreement')}</Link>
        </li>
        <li>
          <Link to="/legal/privacy-policy">{t('screens:privacy_policy')}</Link>
        </li>
      </ul>
      <ButtonLink to="/subscriptions/buy">{t(hasPlan ? 'own_plan:buy_more' : 'own_plan:buy')}</ButtonLink>
    </section>
  );
}
