import { MOST_NEW_CARDS } from '@mindhero/contract/card';
import type { Group } from '@mindhero/contract/group';
import { IconQrcode } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import { LARGEST_PAGE, readFirst } from '../../../platform/lists/read-first.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { useCards } from '../cards/use-cards.ts';

/** Makes the login cards of everybody in a group, for those who may. */
export function GroupCards({ group: { id, students } }: { readonly group: Group }) {
  const { t } = useTranslation('login_cards');
  const queries = useQueryClient();
  const { make } = useCards();
  const { management } = useMe();
  const cards = useMutation({
    mutationFn: async () => {
      const members = await readFirst(MOST_NEW_CARDS, (page) =>
        queries.fetchQuery(studentsQuery({ group: id, active: 'true', page, page_size: LARGEST_PAGE })),
      );
      await make(members);
    },
    meta: { action: 'load', item: 'students' },
  });
  if (!management.can_register_students || students === 0) return null;
  return (
    <ToolButton icon={IconQrcode} loading={cards.isPending} onClick={() => cards.mutate()}>
      {t('button.several')}
    </ToolButton>
  );
}
