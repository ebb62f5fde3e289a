/** The four pads, played and looked at. */
import { useSteady } from '@mindhero/ui/use-steady';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { arrows, cellBeside } from '../../grid/arrows.ts';
import { useKeyboardStart } from '../../keyboard-start.tsx';
import { useNumberKeys } from '../../use-number-keys.tsx';
import { PadSign } from './pad-sign.tsx';
import { type Pad, padGrid, pads } from './pads.ts';
import { usePadName } from './use-pad-name.tsx';
import classes from './board.module.css';

/** What a pad tells: it was due, it was pressed wrongly, or it has just been pressed. */
export type Mark = 'due' | 'wrong' | 'pressed';

interface BoardProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly size: number;
  readonly mark: (pad: Pad) => Mark | undefined;
  /** Lit without a film, as a demonstration shows it. */
  readonly lit?: Pad | undefined;
  /** Null while presses do not count. */
  readonly onPress: ((pad: Pad) => void) | null;
  /** In the middle of the pads. */
  readonly children: ReactNode;
}

const RING_MS = 320;

/** A board that is set to this size fills a high screen; others take as much less of it as they are smaller. */
const FULL_PX = 500;

/** The part of a pad that is seen only while it is lit. */
export const litLayers = (board: HTMLElement): Element[] => [...board.querySelectorAll('[data-lit]')];

const buttonsOf = (board: HTMLElement | null) => board?.querySelectorAll('button');

/** One tab stop; the arrows move between the pads, Enter and Space press, and so do the keys 1 to 4 from anywhere. */
export function Board({ ref, size, mark, lit, onPress, children }: BoardProps) {
  const { t } = useTranslation('simon');
  const [chosen, setChosen] = useState<Pad>(0);
  const isOpen = onPress !== null;

  function press(pad: Pad) {
    if (onPress === null) return;
    answerPress(ref.current, pad);
    onPress(pad);
  }
  useNumberKeys(pads.length, press);
  const steadyPress = useSteady(press);

  useKeyboardStart(isOpen, () => buttonsOf(ref.current)?.[chosen]?.focus({ preventScroll: true }));

  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = cellBeside(chosen, step, padGrid);
    if (next !== null) buttonsOf(ref.current)?.[next]?.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('board')}
      className={classes.board}
      style={{ '--board': `${size}px`, '--share': size / FULL_PX } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {pads.map(({ shape }, pad) => (
        <PadButton
          key={shape}
          pad={pad}
          mark={mark(pad)}
          isLit={pad === lit}
          isOpen={isOpen}
          isChosen={pad === chosen}
          onChoose={setChosen}
          onPress={steadyPress}
        />
      ))}
      <div className={classes.hub} aria-hidden>
        {children}
      </div>
    </div>
  );
}

interface PadButtonProps {
  readonly pad: Pad;
  readonly mark: Mark | undefined;
  readonly isLit: boolean;
  readonly isOpen: boolean;
  /** The one that the Tab key reaches. */
  readonly isChosen: boolean;
  readonly onChoose: (pad: Pad) => void;
  readonly onPress: (pad: Pad) => void;
}

const PadButton = memo(function PadButton(props: PadButtonProps) {
  const { pad, mark, isLit, isOpen, isChosen, onChoose, onPress } = props;
  const { t } = useTranslation('simon');
  const name = usePadName();
  return (
    <button
      type="button"
      className={classes.pad}
      data-colour={pads[pad]?.colour}
      data-mark={mark}
      data-on={isLit || undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-label={t('key', { key: pad + 1, pad: name(pad) })}
      aria-disabled={!isOpen}
      onFocus={() => onChoose(pad)}
      // The finger's landing is the press; a click without a pointer comes from the keyboard.
      onPointerDown={(event) => event.isPrimary && event.button === 0 && onPress(pad)}
      onClick={(event) => event.detail === 0 && onPress(pad)}
    >
      <PadLayers pad={pad} />
    </button>
  );
});

/** The pad, the pad when it is lit, and the ring of a press: painted ahead, one above the other. */
function PadLayers({ pad }: { readonly pad: Pad }) {
  return (
    <>
      <PadFace pad={pad} />
      <span className={classes.lit} data-lit aria-hidden>
        <PadFace pad={pad} />
      </span>
      <span className={classes.ring} data-ring aria-hidden />
    </>
  );
}

function PadFace({ pad }: { readonly pad: Pad }) {
  return (
    <span className={classes.face} aria-hidden>
      <PadSign pad={pad} />
      <kbd data-key={pad + 1} />
    </span>
  );
}

/** In the very next frame, whatever else follows from the press. A ring, no light: nobody presses only thrice a second. */
function answerPress(board: HTMLElement | null, pad: Pad) {
  const ring = board?.querySelectorAll('[data-ring]')[pad];
  ring?.animate([{ opacity: 1, offset: 0, easing: 'ease-in' }], { duration: RING_MS });
}
