import type { Homework } from '@mindhero/contract/homework';
import { ButtonRow } from '@mindhero/ui/button-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../entities/homework/homework-action.ts';
import { homeworkListQuery } from '../../../entities/homework/homework.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { useNow } from '../../../platform/use-now.ts';

/** Where to go after a homework: the next one that is open, all of them, or the same once more. */
export function WaysOn({ homework }: { readonly homework: Homework }) {
  const { t } = useTranslation('homework');
  const now = useNow();
  const overdue = useQuery(homeworkListQuery('overdue')).data?.results ?? [];
  const today = useQuery(homeworkListQuery('today')).data?.results ?? [];
  const next = [...overdue, ...today].find((other) => other.id !== homework.id && isOpen(other, now));
  return (
    <ButtonRow align="end">
      <ButtonLink kind="ghost" to="/homework/$id" params={{ id: String(homework.id) }}>
        {t('action.repeat')}
      </ButtonLink>
      <ButtonLink kind={next === undefined ? 'primary' : 'ghost'} to="/homework">
        {t('all')}
      </ButtonLink>
      {next !== undefined && (
        <ButtonLink
          to="/homework/$id"
          params={{ id: String(next.id) }}
          aria-label={`${t('completed.next')}: ${next.name}`}
        >
          {t('completed.next')}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
