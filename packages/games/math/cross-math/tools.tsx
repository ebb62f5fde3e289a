/** What can be done besides filling in: check, take a hint, start over, give up, be done. */
import { Button } from '@mindhero/ui/button';
import { confirm } from '@mindhero/ui/dialogs';
import { IconBulb, IconEraser, IconEye, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { rightCells } from './result.ts';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import { hintsLeft, isFull, isOpen, type State, unchecked } from './state.ts';
import classes from './player.module.css';

interface ToolsProps extends Pick<PlayerProps<Settings, State, Event>, 'state' | 'send'> {
  readonly chosen: number;
  readonly idle: boolean;
}

/** Checking, hints, starting over, the solution and the end, and how far the puzzle is. */
export function Tools({ state, send, chosen, idle }: ToolsProps) {
  const { t } = useTranslation('cross-math');
  const end = useEnd({ state, send });
  const hints = hintsLeft(state);
  const hasTyped = state.puzzle.hidden.some(
    (cell) => isOpen(state, cell) && state.entries[cell] !== undefined,
  );

  return (
    <div className={classes.tools} role="group" aria-label={t('tools')}>
      <p className={classes.status} role="status">
        <Status state={state} />
      </p>
      <div className={classes.buttons}>
        {state.settings.hints > 0 && (
          <Tool
            icon={
              <>
                <IconBulb size={22} aria-hidden />
                <b aria-hidden>{hints}</b>
              </>
            }
            text={t('hint')}
            label={t('hints_left', { count: hints })}
            disabled={idle || hints === 0 || !isOpen(state, chosen)}
            onClick={() => send({ type: 'hint', cell: chosen })}
          />
        )}
        <Tool
          icon={<IconEraser size={22} aria-hidden />}
          text={t('reset')}
          disabled={idle || !hasTyped}
          onClick={() => send({ type: 'reset' })}
        />
        <Tool
          icon={<IconEye size={22} aria-hidden />}
          text={t('solution')}
          disabled={idle}
          onClick={() => void end('show_solution')}
        />
        <Tool
          icon={<IconFlag size={22} aria-hidden />}
          text={t('done')}
          disabled={idle}
          onClick={() => void end('finish')}
        />
        <Button
          area="math"
          className={classes.check ?? ''}
          disabled={idle || unchecked(state).length === 0}
          onClick={() => send({ type: 'check' })}
        >
          {t('check')}
        </Button>
      </div>
    </div>
  );
}

/** Ends the play, after asking the person who would lose something by it. */
function useEnd({ state, send }: Pick<ToolsProps, 'state' | 'send'>) {
  const { t } = useTranslation('cross-math');
  return async (type: 'finish' | 'show_solution'): Promise<void> => {
    // Everything is filled in: there is nothing to be sorry for.
    const isSure = type === 'finish' && isFull(state);
    const confirmed =
      isSure ||
      (await confirm({
        kind: 'warning',
        title: t(`${type}.title`),
        text: t(`${type}.text`),
        confirmLabel: t(`${type}.confirm`),
        closeLabel: t('keep_on'),
        keeps: true,
      }));
    if (confirmed) send({ type });
  };
}

interface ToolProps {
  readonly icon: ReactNode;
  /** Left out where the window is small. */
  readonly text: string;
  /** What it does, where the text does not say it all. */
  readonly label?: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Tool({ text, label = text, ...button }: ToolProps) {
  return (
    <Button kind="ghost" aria-label={label} title={label} {...button}>
      <span className={classes.toolText} aria-hidden>
        {text}
      </span>
    </Button>
  );
}

/** How many numbers are to be put right after a check, else how many are to be found; at the end whether all are. */
function Status({ state }: { readonly state: State }) {
  const { t } = useTranslation('cross-math');
  if (state.ended !== null)
    return rightCells(state).length === state.puzzle.hidden.length ? t('review.all_correct') : null;
  const wrong = Object.values(state.marks).filter((mark) => mark === 'wrong').length;
  const empty = state.puzzle.hidden.filter((cell) => state.entries[cell] === undefined).length;
  if (wrong > 0) return t('wrong', { count: wrong });
  return empty > 0 ? t('to_find', { count: empty }) : t('all_filled');
}
