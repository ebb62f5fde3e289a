import { Callout } from '@mindhero/ui/callout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { planlessQuery } from '../../../entities/homework/tasks.ts';
import { nameOf } from '../../../entities/person/names.ts';
import type { Assignee } from './task-draft.ts';
import { receiversOf } from './task-request.ts';
import classes from './editor.module.css';

/** Who of those who are chosen could not begin, for want of a plan; the way to each is in another tab. */
export function PlanlessHint({ assignees }: { readonly assignees: readonly Assignee[] }) {
  const { t } = useTranslation('task_editor');
  const { data } = useQuery({
    ...planlessQuery(receiversOf(assignees)),
    enabled: assignees.length > 0,
    placeholderData: keepPreviousData,
  });
  if (assignees.length === 0 || data === undefined || data.count === 0) return null;
  const { count, first } = data;
  return (
    <div className={classes.planless}>
      <Callout tone="warning" role="status">
        <b>{t('planless.count', { count })}</b>{' '}
        {first.map((student, index) => (
          <span key={student.id}>
            {index > 0 && ', '}
            <Link to="/students/$id" params={{ id: String(student.id) }} target="_blank">
              {nameOf(student)}
            </Link>
          </span>
        ))}
        {count > first.length && <> {t('planless.more', { count: count - first.length })}</>}
        {'. '}
        {t('planless.text')}
      </Callout>
    </div>
  );
}
