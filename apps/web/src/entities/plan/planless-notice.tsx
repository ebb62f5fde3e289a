import { Callout } from '@mindhero/ui/callout';
import { useTranslation } from 'react-i18next';
import { useMe } from '../person/me.ts';
import { planlessAs } from './planless-as.ts';

/** What is missing to play, and whom to ask for it: said before anybody runs into it. */
export function PlanlessNotice() {
  const { t } = useTranslation();
  const told = planlessAs(useMe());
  return (
    <Callout tone="warning">
      <b>{t(`plan.none.${told}.title`)}.</b> {t(`plan.none.${told}.text`)}
    </Callout>
  );
}
