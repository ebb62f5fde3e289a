import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import { openReviewQuery } from '../queries.ts';
import classes from '../desk.module.css';

/** How much money waits for a decision, beside the link that leads there; nothing for none. Needs the texts `plans_desk`. */
export function ReviewCount() {
  const { t } = useTranslation('plans_desk');
  const { number } = useFormats();
  // A link does without it: that it cannot be loaded, its screen says.
  const count = useQuery({ ...openReviewQuery, meta: {} }).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count} aria-label={t('review.open', { count, shown: number(count) })} role="img">
      {number(count)}
    </span>
  );
}
