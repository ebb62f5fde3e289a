import { makeCards, MOST_NEW_CARDS, type NewCard, voidCards } from '@mindhero/contract/card';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { type Account, forgetPeople } from '../accounts/use-account-steps.ts';
import { putOnSheet } from './card-sheet.ts';

export interface CardHolder extends Account {
  /** Null for a student without a card. */
  readonly card_made_at: string | null;
  /** The first password, where it was made just before. */
  readonly password?: string;
}

/** Makes and voids login cards. What takes a card from somebody is asked about first. */
export function useCards() {
  const { t } = useTranslation(['login_cards', 'common']);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function make(students: readonly CardHolder[]): Promise<void> {
    const count = students.filter((student) => student.card_made_at !== null).length;
    if (count > 0) {
      const text = t('login_cards:make.text');
      const title = t('login_cards:make.title', { count });
      if (
        !(await confirm({
          kind: 'warning',
          title,
          text,
          confirmLabel: t('login_cards:make.confirm'),
        }))
      )
        return;
    }
    const made: NewCard[] = [];
    try {
      await inSteps(students, MOST_NEW_CARDS, async (some) => {
        made.push(...(await call(makeCards, { body: { ids: some.map(({ id }) => id) } })));
      });
    } catch (error) {
      toastFailure('create', 'login_cards', error);
    }
    // Should a later part fail, those whose former cards are void by now get theirs nevertheless.
    if (made.length === 0) return;
    const passwords = new Map(students.map(({ id, password }) => [id, password]));
    putOnSheet(
      queries,
      made.map((card) => ({ ...card, password: passwords.get(card.id) })),
    );
    void forgetPeople(queries);
    await navigate({ to: '/students/cards' });
  }

  async function voidCard(student: CardHolder): Promise<void> {
    const confirmed = await confirm({
      kind: 'danger',
      title: t('login_cards:void.title', { user: nameOf(student) }),
      text: t('login_cards:void.text'),
      confirmLabel: t('login_cards:void.confirm'),
    });
    if (!confirmed) return;
    try {
      await call(voidCards, { body: { ids: [student.id] } });
    } catch (error) {
      toastFailure('update', 'login_cards', error);
      return;
    }
    toastDone(t('login_cards:void.done'));
    await forgetPeople(queries);
  }

  return { make, voidCard };
}
