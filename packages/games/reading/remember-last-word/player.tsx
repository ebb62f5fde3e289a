import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import type { WordPicture } from '../shown-words/words-film.tsx';
import { WordsPlayer } from '../shown-words/words-player.tsx';
import type { Event } from './event.ts';
import { Mistake, Question, Still } from './parts.tsx';
import { type Round, slotsOf } from './round.ts';
import type { Settings } from './settings.ts';
import { SpanPlayer } from './span/player.tsx';
import { isSpan, type LastWordState, type State } from './state.ts';

/** Each word in its cell, then the mask where the last one was. */
function picturesOf({ words, cells }: Round): WordPicture[] {
  const at = (place: number) => cells[place] ?? 0;
  return [
    ...words.map((text, place): WordPicture => ({ kind: 'word', text, cell: at(place) })),
    { kind: 'mask', cell: at(words.length - 1) },
  ];
}

const boardOf = ({ rows, columns }: Settings) => ({ rows, columns });

/** Words of a list on the board, or sentences of a text. */
export function Player(props: PlayerProps<Settings, State, Event>) {
  const { state } = props;
  return isSpan(state) ? <SpanPlayer {...props} state={state} /> : <LastWord {...props} state={state} />;
}

function LastWord(props: PlayerProps<Settings, LastWordState, Event>) {
  const { t } = useTranslation('remember-last-word');
  return (
    <WordsPlayer
      {...props}
      parts={{
        label: t('film'),
        toDo: t('which'),
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
