import { type HomeworkList, homeworkLists } from '@mindhero/contract/homework';
import { TabCount, TabLinks } from '@mindhero/ui/tab-links';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readHomeworkSearch } from './homework-search.ts';

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
    <TabLinks label={t('lists.label')}>
      {homeworkLists.map((name) => (
        <Link
          key={name}
          to="/homework"
          search={readHomeworkSearch({ list: name })}
          // Without this the tab of today, whose address has no search, would count as active with every list.
          activeOptions={{ exact: true }}
          aria-current={name === list ? 'page' : undefined}
        >
          {t(`lists.${name}`)}
          {counts !== undefined && (
            <TabCount isAlarming={name === 'overdue' && counts.overdue > 0}>{counts[name]}</TabCount>
          )}
        </Link>
      ))}
    </TabLinks>
  );
}
