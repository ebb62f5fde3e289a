import { Button } from '@mindhero/ui/button';
import { SorobanBoard } from '@mindhero/ui/soroban-board';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../use-place.tsx';
import { boardDigits } from '../worked-steps.ts';
import { Asked } from './asked.tsx';
import { boardAfter } from './board.ts';
import { FormulaNote } from './formula-note.tsx';
import type { TaskProps } from './task.tsx';
import { useBoard } from './use-board.tsx';
import { useRowNote } from './use-row-note.tsx';
import classes from './abacus.module.css';

/** A number to put on the board, or the rows of an example, one after the other. */
export function WorkTask(props: TaskProps) {
  const { state, settings, send, cue, paused, item, index, row, isOpen } = props;
  const { t } = useTranslation('abacus');
  const place = usePlace();
  const board = useBoard(item, index, row, settings.rods);
  const stage = useRef<HTMLDivElement>(null);
  const { note, keep } = useRowNote(index);
  const given = state.answers[index]?.at(-1)?.value;
  // Afterwards the board stands as it was answered.
  const digits = isOpen || given === undefined ? board.digits : boardDigits(Number(given), settings.rods);
  const canCheck = isOpen && !paused && board.moves.length > 0;

  const asked = isOpen && !paused ? index : null;
  const begin = useEffectEvent((number: number | null) => {
    if (number !== null)
      stage.current?.querySelector<SVGElement>('[role=slider]')?.focus({ preventScroll: true });
  });
  useEffect(() => begin(asked), [asked]);

  function check() {
    if (!canCheck) return;
    if (settings.watch_formula) keep({ item, row, board });
    const isMore = row + 1 < item.terms.length;
    if (isMore && board.value === boardAfter(item, row + 1)) cue('tick');
    send({ type: 'answer', item: index, value: String(board.value) });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    check();
  }

  return (
    <div ref={stage} className={classes.task} onKeyDown={press} role="presentation">
      <Asked item={item} row={row} isOpen={isOpen} isHidden={paused} />
      {settings.watch_formula && <FormulaNote note={note} />}
      <div className={classes.board}>
        <SorobanBoard
          digits={digits}
          disabled={!isOpen || paused}
          label={t('board')}
          rodLabel={(rod) => place(settings.rods - 1 - rod)}
          onMove={(rod, from, to) => {
            cue('bead');
            board.move(rod, from, to);
          }}
        />
      </div>
      <div className={classes.actions} data-hidden={!isOpen || undefined}>
        <Button kind="subtle" className={classes.reset} disabled={!canCheck} onClick={board.reset}>
          {t(row === 0 ? 'clear' : 'back')}
        </Button>
        <Button area="math" size="lg" disabled={!canCheck} onClick={check}>
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
