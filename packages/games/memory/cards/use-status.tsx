import { useTranslation } from 'react-i18next';
import { usePictureName } from './picture.tsx';
import type { State } from './state.ts';

/** What has just come up, in words: below the board, and for a person who only hears it. */
export function useStatus({ phase, pictures, own, open, moves }: State): string {
  const { t } = useTranslation('cards');
  const pictureName = usePictureName(own);
  const nameOf = (card: number | undefined) => {
    const picture = pictures[card ?? -1];
    return picture === undefined ? '' : pictureName(picture);
  };
  const last = moves.at(-1);
  switch (phase) {
    case 'ready':
    case 'preview':
      return t('look');
    case 'first':
      return t('opened', { picture: nameOf(open[0]) });
    case 'mismatch':
      return t('mismatch', { first: nameOf(open[0]), second: nameOf(open[1]) });
    case 'idle':
      return last?.matches === true ? t('match', { picture: nameOf(last.cards[0]) }) : t('find');
  }
}
