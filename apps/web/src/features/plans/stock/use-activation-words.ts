import type { ActivationPreview } from '@mindhero/contract/plans/stock';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { confirm } from '../../../platform/confirm.ts';
import { useFormats } from '../../../platform/format.ts';
import { TakenBack } from '../../../platform/taken-back.ts';

/** What is asked before plans are activated, and said afterwards: of one person by name, of several by their number. */
export function useActivationWords() {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const sentence = ({ people }: ActivationPreview, one: 'confirm_one' | 'done_one') => {
    const [first] = people;
    const several = one === 'confirm_one' ? 'confirm_several' : 'done_several';
    return people.length === 1 && first !== undefined
      ? t(`activate.${one}`, { name: nameOf(first.person), end: date(first.end_date) })
      : t(`activate.${several}`, { count: people.length });
  };
  return {
    /** @throws TakenBack if it is not meant */
    ask: async (answer: ActivationPreview) => {
      const isMeant = await confirm({
        kind: 'warning',
        title: t('activate.confirm_title', { count: answer.people.length }),
        text: `${sentence(answer, 'confirm_one')} ${t('activate.no_way_back')}`,
        confirmLabel: t('activate.button'),
      });
      if (!isMeant) throw new TakenBack();
    },
    done: (answer: ActivationPreview) => sentence(answer, 'done_one'),
  };
}
