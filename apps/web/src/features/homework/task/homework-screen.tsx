import type { Homework } from '@mindhero/contract/homework';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkQuery, type HomeworkRoundProps } from '../../../entities/homework/homework.ts';
import { HomeworkWait, NoHomework } from '../homework-wait.tsx';
import { isTakenBack } from './notes.ts';
import { Overview } from './overview.tsx';
import { useWalk } from './use-walk.ts';

interface HomeworkScreenProps {
  readonly id: number;
  /** The frame of the games. */
  readonly Round: ComponentType<HomeworkRoundProps>;
}

/** One homework: what there is to do, and the way through it. */
export function HomeworkScreen({ id, Round }: HomeworkScreenProps) {
  const { data, error, refetch } = useQuery(homeworkQuery(id));
  if (data !== undefined) return <KnownHomework homework={data} isGone={isTakenBack(error)} Round={Round} />;
  if (isTakenBack(error)) return <TakenBack />;
  return <HomeworkWait item="task" error={error} onRetry={refetch} />;
}

interface KnownHomeworkProps extends Pick<HomeworkScreenProps, 'Round'> {
  readonly homework: Homework;
  readonly isGone: boolean;
}

function KnownHomework({ homework, isGone, Round }: KnownHomeworkProps) {
  const walk = useWalk(homework);
  const { at } = walk;
  // A person who is in the midst of a round finishes it: it counts as training.
  if (at !== null) {
    const { name, blocks } = homework;
    return (
      <Round
        key={`${at.attempt} ${at.block}`}
        name={name}
        blocks={blocks}
        place={at}
        follows={walk.follows}
        onNext={walk.goOn}
        onLeave={walk.leave}
      />
    );
  }
  if (isGone) return <TakenBack />;
  return <Overview homework={homework} isAsking={walk.isAsking} onEnter={walk.enter} />;
}

function TakenBack() {
  const { t } = useTranslation('homework');
  return <NoHomework title={t('problem.taken_back.title')} text={t('problem.taken_back.text')} />;
}
