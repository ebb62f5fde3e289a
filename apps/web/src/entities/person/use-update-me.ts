import type { RequestOf } from '@mindhero/contract/endpoint';
import { updateMe } from '@mindhero/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { chooseLanguage } from '../../platform/i18n.ts';
import { meQuery } from './me.ts';

type Changes = RequestOf<typeof updateMe>['body'];

/** Changes the own account: shown at once, taken back if the server refuses. */
export function useUpdateMe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => call(updateMe, { body: changes }),
    onMutate: async (changes) => {
      if (changes.language !== undefined) void chooseLanguage(changes.language);
      await queryClient.cancelQueries(meQuery);
      const before = queryClient.getQueryData(meQuery.queryKey);
      if (before !== undefined) {
        const {
          language = before.language,
          theme = before.theme,
          avatar = before.avatar,
          is_rated = before.is_rated,
          goal_minutes = before.goal_minutes,
        } = changes;
        queryClient.setQueryData(meQuery.queryKey, {
          ...before,
          language,
          theme,
          avatar,
          is_rated,
          goal_minutes,
        });
      }
      return { before };
    },
    onSuccess: (me) => queryClient.setQueryData(meQuery.queryKey, me),
    onError: (_error, changes, context) => {
      queryClient.setQueryData(meQuery.queryKey, context?.before);
      if (changes.language !== undefined && context?.before) void chooseLanguage(context.before.language);
    },
    meta: { action: 'update', item: 'profile' },
  });
}
