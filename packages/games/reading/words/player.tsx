import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import type { Event, State } from '../shown-words/state.ts';
import type { WordPicture } from '../shown-words/words-film.tsx';
import { WordsPlayer } from '../shown-words/words-player.tsx';
import { Mistake, Question, Still } from './parts.tsx';
import { type Round, slotsOf } from './round.ts';
import type { Settings } from './settings.ts';

const boardOf = () => ({ rows: 1, columns: 1 });

export function Player(props: PlayerProps<Settings, State<Settings, Round>, Event>) {
  const { t } = useTranslation('words');
  const picturesOf = ({ target, words }: Round): WordPicture[] => [
    { kind: 'target', text: target, told: t('look_out'), cell: 0 },
    ...words.map((text): WordPicture => ({ kind: 'word', text, cell: 0 })),
    { kind: 'mask', cell: 0 },
  ];
  return (
    <WordsPlayer
      {...props}
      parts={{
        label: t('film', { word: props.state.round.target }),
        toDo: t('to_do'),
        board: boardOf,
        pictures: picturesOf,
        slots: slotsOf,
        Question,
        Mistake,
        Still,
      }}
    />
  );
}
