import type { ReviewItem } from '@mindhero/contract/plans/payment';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Segments } from '@mindhero/ui/segments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { Filters } from '../../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../../platform/lists/list-table.tsx';
import { useList } from '../../../../platform/lists/use-list.ts';
import { reviewQuery } from '../queries.ts';
import { useReviewColumns } from './review-columns.tsx';
import { readReviewSearch, reviewList, type ReviewSearch, settledKinds } from './review-search.ts';
import { SettleDialog } from './settle-dialog.tsx';
import classes from '../desk.module.css';

/** Money that fits no order, and what becomes of it. */
export function ReviewPage({ search, onSearch }: Addressed<ReviewSearch>) {
  const { t } = useTranslation('plans_desk');
  const [shown, setShown] = useState<ReviewItem | null>(null);
  const columns = useReviewColumns(setShown);
  const items = useList(reviewList, { search, onSearch }, reviewQuery);
  const settled = search.settled ?? 'open';
  return (
    <>
      <p className={classes.lead}>{t('review.hint')}</p>
      <Card className={classes.words}>
        <ListTable<ReviewItem, number>
          label={t('review.title')}
          item="review"
          list={items}
          columns={columns}
          filters={
            <Filters>
              <Segments
                label={t('review.filter')}
                options={settledKinds.map((value) => ({ value, label: t(`review.show.${value}`) }))}
                value={settled}
                onChange={(kind) => onSearch(readReviewSearch({ settled: kind }))}
              />
            </Filters>
          }
          empty={<EmptyState title={t(`review.empty.${settled}`)} text={t('review.empty_text')} />}
        />
      </Card>
      {shown !== null && <SettleDialog item={shown} onClose={() => setShown(null)} />}
    </>
  );
}
