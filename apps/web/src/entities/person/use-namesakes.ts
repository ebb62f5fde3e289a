/** The question before a second of one name comes about: the same for people, groups and schools. */
import type { Namesake } from '@mindhero/contract/namesake';
import i18next from 'i18next';
import { useState } from 'react';
import { confirm } from '../../platform/confirm.ts';
import { withTexts } from '../../platform/i18n.ts';
import { meantOnce } from './meant-once.ts';

/** What is about to get a name. */
type Action = 'add' | 'rename';

const loadTexts = withTexts('namesakes');

/** For as long as a form is open: sends what it says, and asks before that makes a second of one name. */
export function useNamesakes(action: Action) {
  const [send] = useState(() => meantOnce((namesakes) => isMeant(namesakes, action)));
  return send;
}

/** As many as are told one by one. */
const MOST_LINES = 12;

async function isMeant(namesakes: readonly Namesake[], action: Action): Promise<boolean> {
  await loadTexts();
  const { t } = i18next;
  const count = namesakes.length;
  const left = count - MOST_LINES;
  const isOfThings = namesakes.some(({ kind }) => kind === 'group' || kind === 'school');
  return confirm({
    kind: 'warning',
    title: t(isOfThings ? 'namesakes:title_things' : 'namesakes:title_people'),
    text: count === 1 ? namesakes.map(sentenceOf).join('') : t('namesakes:several', { count }),
    ...(count > 1 && {
      lines: [
        ...namesakes.slice(0, MOST_LINES).map(lineOf),
        ...(left > 0 ? [t('namesakes:more', { count: left })] : []),
      ],
    }),
    confirmLabel: t(`namesakes:${action}`),
    closeLabel: t('namesakes:back'),
    keeps: true,
  });
}

/** One of several. */
function lineOf(namesake: Namesake): string {
  const { kind, name, place, detail } = namesake;
  if (kind === 'list') return sentenceOf(namesake);
  return [name, place, detail].filter((part) => part !== null).join(', ');
}

function sentenceOf({ kind, name, place, detail }: Namesake): string {
  const { t } = i18next;
  switch (kind) {
    case 'person':
      return place === null
        ? t('namesakes:person', { name, username: detail })
        : t('namesakes:person_in', { name, username: detail, group: place });
    case 'list':
      return t('namesakes:list', { name });
    case 'group':
      return detail === null
        ? t('namesakes:group', { name })
        : t('namesakes:group_of', { name, teacher: detail });
    case 'school':
      return t('namesakes:school', { name });
  }
}
