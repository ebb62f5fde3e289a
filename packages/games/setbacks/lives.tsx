import { Bead } from '@mindhero/ui/bead';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './lives.module.css';

interface LivesProps {
  readonly left: number;
  /** With which a play begins. */
  readonly total: number;
  readonly tone: ComponentProps<typeof Bead>['tone'];
}

/** The lives of a play as a row of beads: those that are left are coloured, the others empty. */
export function Lives({ left, total, tone }: LivesProps) {
  const { t } = useTranslation('rooms');
  return (
    <span className={classes.lives} role="img" aria-label={t('lives', { count: left })}>
      {Array.from({ length: total }, (_, index) => (
        <Bead key={index} tone={index < left ? tone : 'empty'} size={18} />
      ))}
    </span>
  );
}
