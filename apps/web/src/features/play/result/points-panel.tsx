import { type FinishedPlay, isCounted } from '@mindhero/contract/play';
import { PointsSign } from '@mindhero/ui/points-sign';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';
import { useFormats } from '../../../platform/format.ts';
import { toldToPupil } from './told-to-pupil.ts';
import classes from './points-panel.module.css';

/** What the play brought, as soon as the server has counted it. */
export function PointsPanel({
  delivery,
  counts,
  pace,
  isHomework,
}: {
  readonly delivery: Delivery | null;
  /** The points are counted up, unless motion is unwelcome. */
  readonly counts: boolean;
  readonly pace: string | null;
  readonly isHomework: boolean;
}) {
  const { t } = useTranslation('result');
  const format = useFormats();
  if (delivery?.kind !== 'counted') {
    return (
      <p className={classes.note} role="status">
        {t(delivery === null ? 'counting' : delivery.kind === 'waiting' ? 'waiting' : 'refused')}
      </p>
    );
  }
  const { points, flags } = delivery.finished.play;
  // Where no points could be earned, none are missing; and "+0" would be no gain.
  const gained = isCounted(flags) && points > 0 ? points : null;
  const label = [gained !== null && t('points_label', { count: gained }), pace].filter(Boolean).join(' · ');
  return (
    <div className={classes.points} role="status">
      {gained !== null && (
        <strong
          className={classes.gained}
          data-counts={counts || undefined}
          style={{ '--gained': gained } as CSSProperties}
        >
          <span>+{format.number(gained)}</span>
        </strong>
      )}
      <span className={classes.label}>
        {gained !== null && <PointsSign />} {label}
      </span>
      <Flags finished={delivery.finished} isHomework={isHomework} />
    </div>
  );
}

/** Why a play brought no points; or else, why it is no record though its points count. */
function Flags({ finished, isHomework }: { readonly finished: FinishedPlay; readonly isHomework: boolean }) {
  const { t } = useTranslation('result');
  const { play } = finished;
  const words = toldToPupil(play).map((note) =>
    t(isHomework && note === 'given_seed' ? 'played_elsewhere' : note),
  );
  const isOnlyNoRecord = words.length > 0 && isCounted(play.flags) && play.points > 0;
  const counted = play.stars > 0 ? 'points_and_stars_count' : 'points_count';
  return [...words, ...(isOnlyNoRecord ? [t(counted)] : [])].map((note) => (
    <span key={note} className={classes.note}>
      {note}
    </span>
  ));
}
