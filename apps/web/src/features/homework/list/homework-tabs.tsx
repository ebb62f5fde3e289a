import { type HomeworkList, homeworkLists } from '@mindhero/contract/homework';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readHomeworkSearch } from './homework-search.ts';
import classes from './list.module.css';

interface HomeworkTabsProps {
  /** The one that is shown. */
  readonly list: HomeworkList;
  /** Undefined while nobody knows. */
  readonly counts: Readonly<Record<HomeworkList, number>> | undefined;
}

/** The lists, each with its length. */
export function HomeworkTabs({ list, counts }: HomeworkTabsProps) {
  const { t } = useTranslation('homework');
  return (
    <nav className={classes.tabs} aria-label={t('lists.label')}>
      {homeworkLists.map((name) => (
        <Link
          key={name}
          to="/homework"
          search={readHomeworkSearch({ list: name })}
          className={classes.tab}
          // Without this the tab of today, whose address has no search, would count as active with every list.
          activeOptions={{ exact: true }}
          aria-current={name === list ? 'page' : undefined}
          data-alarming={name === 'overdue' && (counts?.overdue ?? 0) > 0}
        >
          {t(`lists.${name}`)}
          {counts !== undefined && <span className={classes.count}>{counts[name]}</span>}
        </Link>
      ))}
    </nav>
  );
}
