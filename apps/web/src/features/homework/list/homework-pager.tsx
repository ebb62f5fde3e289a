import { IconButton } from '@mindhero/ui/icon-button';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HOMEWORK_PAGE } from '../../../entities/homework/homework.ts';
import classes from './list.module.css';

interface HomeworkPagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** To the pages before and after, where there are several. */
export function HomeworkPager({ page, count, onPage }: HomeworkPagerProps) {
  const { t } = useTranslation('lists');
  if (count <= HOMEWORK_PAGE) return null;
  const to = Math.min(count, page * HOMEWORK_PAGE);
  return (
    <div className={classes.pager}>
      <span role="status">{t('table.range', { from: (page - 1) * HOMEWORK_PAGE + 1, to, count })}</span>
      <IconButton
        small
        label={t('table.previous')}
        icon={<IconChevronLeft aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        small
        label={t('table.next')}
        icon={<IconChevronRight aria-hidden />}
        disabled={to >= count}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
