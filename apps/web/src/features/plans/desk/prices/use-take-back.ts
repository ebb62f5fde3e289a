import { deletePrices, type Prices } from '@mindhero/contract/plans/price';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/client.ts';
import { confirm } from '../../../../platform/confirm.ts';
import { toastDone, toastFailure } from '../../../../platform/failures.ts';
import { useFormats } from '../../../../platform/format.ts';
import { pricesQuery } from '../queries.ts';

/** Takes back prices whose day has not come, after a question. */
export function useTakeBack(): (list: Prices) => Promise<void> {
  const { t } = useTranslation('plans_desk');
  const { date } = useFormats();
  const queries = useQueryClient();
  return async ({ id, effective_from }) => {
    const day = date(effective_from);
    const isMeant = await confirm({
      kind: 'warning',
      title: t('prices.ask_take_back', { day }),
      text: t('prices.ask_take_back_text'),
      confirmLabel: t('prices.take_back'),
    });
    if (!isMeant) return;
    try {
      await call(deletePrices, { params: { id } });
      toastDone(t('prices.taken_back', { day }));
    } catch (error) {
      toastFailure('delete', 'prices', error);
    }
    await queries.invalidateQueries(pricesQuery);
  };
}
