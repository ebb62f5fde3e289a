import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import { meQuery, useMe } from '../../entities/person/me.ts';
import { isStaff, isStudent, managesPlans } from '../../entities/person/permissions.ts';
import { useMayBuy } from '../../entities/plan/buying.ts';
import { activePlansQuery } from '../../entities/plan/plan.ts';
import { planlessAs } from '../../entities/plan/planless-as.ts';
import { tell } from '../../platform/failures.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { TakeInCode, takeInCodeQuery } from './take-in-code.tsx';
import classes from './dashboard.module.css';

/** Where the subscription gate leads: what is missing, whom to ask, and what is open nevertheless. */
export function NoPlan() {
  const { t } = useTranslation(['dashboard', 'common', 'own_plan']);
  const me = useMe();
  const told = planlessAs(me);
  const check = useCheck();
  const manages = managesPlans(me);
  const mayBuy = useMayBuy();
  return (
    <Page title={useScreenTitle()}>
      <EmptyState
        title={t(`common:plan.none.${told}.title`)}
        text={[
          t(`common:plan.none.${told}.text`),
          ...(manages ? [t('own_plan:manage_text')] : []),
          ...(mayBuy && isStudent(me) ? [t('own_plan:or_buy')] : []),
        ].join(' ')}
        action={
          <ButtonRow align="center">
            <Button loading={check.isPending} onClick={() => check.mutate()}>
              {t('dashboard:no_plan.again')}
            </Button>
            {mayBuy && (
              <ButtonLink kind="ghost" to="/subscriptions/buy">
                {t('own_plan:buy')}
              </ButtonLink>
            )}
            {manages && (
              <ButtonLink kind="ghost" to="/subscriptions">
                {t('own_plan:manage')}
              </ButtonLink>
            )}
            {isStaff(me) ? (
              <ButtonLink kind="ghost" to="/students">
                {t('common:navigation.students')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="ghost" to="/">
                {t('common:buttons.home')}
              </ButtonLink>
            )}
          </ButtonRow>
        }
      />
      {isStudent(me) && (
        <div className={classes.takeIn}>
          <TakeInCode />
        </div>
      )}
    </Page>
  );
}

/** Somebody may have activated a plan meanwhile: then the gate of this screen leads on. */
function useCheck() {
  const { t } = useTranslation('dashboard');
  const { id } = useMe();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => queries.fetchQuery({ ...activePlansQuery(id), staleTime: 0 }),
    onSuccess: async (plans) => {
      if (plans.length > 0) await router.invalidate();
      else {
        // Somebody may have taken the person in.
        void queries.invalidateQueries({ queryKey: takeInCodeQuery.queryKey });
        void queries.invalidateQueries({ queryKey: meQuery.queryKey });
        tell({ kind: 'warning', text: t('no_plan.still_none') });
      }
    },
  });
}
