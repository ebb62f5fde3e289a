import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeworkQuery } from '../../../entities/homework/homework.ts';
import { HomeworkWait, NoHomework } from '../homework-wait.tsx';
import { isTakenBack } from '../task/notes.ts';
import { Celebration } from './celebration.tsx';
import { lastFinished } from './gains.ts';

/** After the last round: what the homework has brought. */
export function CompletedScreen({ id }: { readonly id: number | null }) {
  return id === null ? <NothingToCelebrate /> : <Completed id={id} />;
}

function Completed({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(homeworkQuery(id));
  const attempt = data && lastFinished(data.all_attempts);
  if (data !== undefined && attempt !== undefined) return <Celebration homework={data} attempt={attempt} />;
  if (data !== undefined || isTakenBack(error)) return <NothingToCelebrate />;
  return <HomeworkWait item="results" error={error} onRetry={refetch} />;
}

/** For a person who comes here without having finished anything. */
function NothingToCelebrate() {
  const { t } = useTranslation('homework');
  return <NoHomework title={t('completed.nothing.title')} text={t('completed.nothing.text')} />;
}
