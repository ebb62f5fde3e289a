import { type LiveStudents, watchTask } from '@mindhero/contract/task-results';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, eventsOf } from '../../platform/client.ts';
import { withStudents } from '../person/with-students.ts';
import { keepWatching, type LiveState } from './keep-watching.ts';
import { taskStatisticsQuery } from './task-results.ts';

/** What is counted on the server follows as soon, at the earliest. */
const FOLLOW_MS = 3000;

/** Keeps a task's students as they are now in the cache while somebody looks; says whether they are. */
export function useLiveTask(id: number): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('waiting');
  const isSeen = useSyncExternalStore(onVisibility, () => !document.hidden);
  useEffect(() => {
    // Browsers have few connections: a tab that nobody sees needs none.
    if (!isSeen) return undefined;
    const over = new AbortController();
    const follow = follower(queryClient, id, over.signal);
    void keepWatching(
      {
        connect: (signal) => eventsOf(watchTask, { params: { id }, signal }),
        onEvent: ({ data }, isFirst) => {
          const { students } = JSON.parse(data) as LiveStudents;
          queryClient.setQueryData(
            taskStatisticsQuery(id).queryKey,
            (old) => old && { ...old, students: withStudents(old.students, students, isFirst) },
          );
          if (!isFirst) follow();
        },
        onState: setState,
        isRefusal: (error) =>
          error instanceof ApiError && error.status < 500 && error.code !== 'too_many_requests',
        wait,
      },
      over.signal,
    );
    return () => over.abort();
  }, [queryClient, id, isSeen]);
  return isSeen ? state : 'waiting';
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Asks for what else is shown of a task: not for every event, but a moment after the first of several. */
function follower(queryClient: QueryClient, id: number, signal: AbortSignal): () => void {
  let isComing = false;
  const parts = ['techniques', 'hard-items', 'attempts'];
  return () => {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      if (signal.aborted) return;
      for (const part of parts) void queryClient.invalidateQueries({ queryKey: ['tasks', id, part] });
    }, FOLLOW_MS);
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
