import { Soroban } from '@mindhero/ui/soroban';
import { useTranslation } from 'react-i18next';
import { numberText, signedText } from './number-text.ts';
import { boardDigits, movedBeads, sorobanPitch, type WorkedTerm } from './worked-steps.ts';
import classes from './worked-example.module.css';

/** The board before, and after every move with the beads that it moved in gold; unfolded by those who compare. */
export function WorkedGlance({ worked, rods }: { readonly worked: WorkedTerm; readonly rods: number }) {
  const { t, i18n } = useTranslation('rooms');
  const text = (value: number) => numberText(value, i18n.language);
  const pitch = sorobanPitch(rods);
  return (
    <details className={classes.glance}>
      <summary>{t('worked.glance')}</summary>
      <ol className={classes.boards}>
        <li>
          <Soroban
            digits={boardDigits(worked.before, rods)}
            label={t('worked.board', { value: text(worked.before) })}
            size={150}
            pitch={pitch}
          />
          <strong>{text(worked.before)}</strong>
          <span>{t('worked.start')}</span>
        </li>
        {worked.gestures.map((gesture, index) => (
          <li key={index}>
            <Soroban
              digits={boardDigits(gesture.after, rods)}
              marks={[{ rod: rods - 1 - gesture.rod, ...movedBeads(gesture) }]}
              label={t('worked.board', { value: text(gesture.after) })}
              size={150}
              pitch={pitch}
            />
            <strong>{text(gesture.after)}</strong>
            <span>{signedText(gesture.move * 10 ** gesture.rod, i18n.language)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
