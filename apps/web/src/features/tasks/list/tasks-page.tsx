import { Page } from '@mindhero/ui/page';
import { Segments } from '@mindhero/ui/segments';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { TaskList } from './task-list.tsx';
import type { TasksSearch } from './tasks-search.ts';
import { TemplateList } from './template-list.tsx';
import classes from './tasks.module.css';

const tabs = ['active', 'upcoming', 'finished', 'templates'] as const;

/** Homework as those who set it look after it; which of it, search, order and page live in the address. */
export function TasksPage({ search, onSearch }: Addressed<TasksSearch>) {
  const { t } = useTranslation('tasks');
  const tab = search.tab ?? 'active';
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink to="/tasks/create" icon={<IconPlus size={20} aria-hidden />}>
          {t('create')}
        </ButtonLink>
      }
    >
      <div className={classes.tabs}>
        <Segments
          label={t('tabs')}
          value={tab}
          onChange={(next) => onSearch(next === 'active' ? {} : { tab: next })}
          options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      </div>
      {search.tab === 'templates' ? (
        <TemplateList search={search} onSearch={onSearch} />
      ) : (
        // What was ticked in one tab is out of sight in the next.
        <TaskList key={tab} search={search} onSearch={onSearch} />
      )}
    </Page>
  );
}
