import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Demonstration } from '../../../entities/game/demonstration/demonstration.tsx';
import { useFocusAtStart } from '../use-focus-at-start.ts';
import classes from './practice.module.css';

interface PracticeEndProps {
  readonly room: AnyRoom;
  /** Of what was tried. */
  readonly rules: AnyRoom['rules'];
  readonly settings: object;
  readonly seed: number;
  readonly isRight: boolean;
  readonly onReal: () => void;
  readonly onAnother: () => void;
}

/** After the question: on to the real thing; a person who got it wrong sees the same question done right. */
export function PracticeEnd({ room, rules, settings, seed, isRight, onReal, onAnother }: PracticeEndProps) {
  const { t } = useTranslation('play');
  const real = useFocusAtStart<HTMLButtonElement>();
  const shown = useMemo(
    () => ({ room: { ...room, rules }, of: { settings, seed } }),
    [room, rules, settings, seed],
  );
  return (
    <div className={classes.end}>
      <div role="status">
        <h2 className={classes.verdict}>{t(isRight ? 'practice.right' : 'practice.wrong')}</h2>
        <p>{t(isRight ? 'practice.right_text' : 'practice.wrong_text')}</p>
      </div>
      {!isRight && (
        <div className={classes.shown}>
          <Demonstration {...shown} />
        </div>
      )}
      <div className={classes.ways}>
        <Button kind="subtle" size="lg" onClick={onAnother}>
          {t('practice.another')}
        </Button>
        <Button area={room.rules.subject} size="lg" ref={real} onClick={onReal}>
          {t('practice.real')}
        </Button>
      </div>
    </div>
  );
}
