import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { useSaying } from '../../use-saying.tsx';
import { type Line, linesThrough } from './puzzle.ts';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import { isOpen, type State, valueOf } from './state.ts';

const words = { add: 'plus', subtract: 'minus', multiply: 'times', divide: 'divided_by' } as const;

/** Says the equations of the gap that is chosen; of what stands there already nothing. */
export function useSpoken(props: PlayerProps<Settings, State, Event>, chosen: number): void {
  const { t } = useTranslation(['cross-math', 'rooms']);
  const { state } = props;
  const spoken = ({ operation, cells }: Line) => {
    const [a, b, c] = cells.map((cell) => String(valueOf(state, cell) ?? t('unknown')));
    return [
      a,
      t(`rooms:spoken.${words[operation]}`, { number: b }),
      t('rooms:spoken.equals', { number: c }),
    ].join(', ');
  };
  useSaying(props, isOpen(state, chosen) ? chosen : null, () =>
    linesThrough(state.puzzle, chosen).map(spoken).join('. '),
  );
}
