import type { Onward } from '@mindhero/contract/training';
import type { Subject } from '@mindhero/engine/play';
import { Bead } from '@mindhero/ui/bead';
import { useTranslation } from 'react-i18next';
import classes from './onward-card.module.css';

interface OnwardPathProps {
  readonly path: Onward['path'];
  /** The training that is due; null for settings of one's own, which are no step of any path. */
  readonly next: string | null;
  readonly subject: Subject;
  readonly nameOf: (preset: string) => string;
}

/** The trainings of a game as beads in a row: gold with their stars, the one that is due, and those to come. */
export function OnwardPath({ path, next, subject, nameOf }: OnwardPathProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  if (path.length < 2) return null;
  const said = (preset: string, stars: number) => {
    const name = nameOf(preset);
    if (preset === next) return t('dashboard:onward.next', { name });
    if (stars === 0) return t('dashboard:onward.ahead', { name });
    return t('dashboard:onward.step', { name, stars: t('common:stars', { value: stars }) });
  };
  return (
    <ol className={classes.path} aria-label={t('dashboard:onward.path')}>
      {path.map(({ preset, stars }) => (
        <li key={preset} aria-current={preset === next ? 'step' : undefined}>
          <span role="img" aria-label={said(preset, stars)} title={nameOf(preset)}>
            <Bead tone={toneOf(stars, preset === next ? subject : 'open')} />
            <span className={classes.pips} data-stars={stars} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const toneOf = (stars: number, otherwise: Subject | 'open') => (stars > 0 ? 'gold' : otherwise);
