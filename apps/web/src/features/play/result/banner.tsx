import { type Best, type FinishedPlay, mayBeRecord } from '@mindhero/contract/play';
import { meanAnswerMs } from '@mindhero/engine/answer-time';
import { isReadOnly, starsOfPlay } from '@mindhero/engine/stars';
import type { AnyRoom } from '@mindhero/games/player';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { Hero } from '@mindhero/ui/hero';
import { Pill } from '@mindhero/ui/pill';
import { Rail } from '@mindhero/ui/rail';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';
import { useFormats } from '../../../platform/format.ts';
import { railLabel } from '../rail-label.ts';
import type { EndedPlay } from '../start-play.ts';
import { useFocusAtStart } from '../use-focus-at-start.ts';
import { celebrations, endingOf, isScored } from './ending.ts';
import { headline } from './headline.ts';
import { PointsPanel } from './points-panel.tsx';
import classes from './banner.module.css';

interface BannerProps {
  readonly room: AnyRoom;
  readonly texts: Pick<RoomTexts, 'achievement'>;
  readonly ended: EndedPlay;
  readonly delivery: Delivery | null;
  readonly bestBefore: Best | null;
  /** Of the pupil's own hero. */
  readonly guise: number;
  /** Without the time that an answer took, and without motion. */
  readonly calm: boolean;
}

/** How it went at a glance, celebrated as it deserves. */
export function Banner({ room, texts, ended, delivery, bestBefore, guise, calm }: BannerProps) {
  const { t } = useTranslation(['result', 'common']);
  const { t: ofPlay } = useTranslation('play');
  const format = useFormats();
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { result, state, activeMs } = ended;
  const progress = room.rules.progress(state);
  const answerMs = meanAnswerMs(result, { activeMs, shownMs: room.rules.shownMs?.(state) ?? 0 });
  const counted = delivery?.kind === 'counted' ? delivery.finished.play : null;
  const ending = endingOf(result, isScored(ended, counted?.flags ?? null));
  const { rain, mood } = celebrations[ending];
  // Until the server has counted them, they are what the same rules give here.
  const stars = counted?.stars ?? starsOfPlay(result);
  // Where it earns none, however well it went, empty ones would look like a reproach.
  const isRated = ending !== 'unscored' && ending !== 'stopped';
  return (
    <section className={classes.banner} data-ending={ending} data-moving={!calm}>
      {rain && !calm && <BeadRain />}
      <span className={classes.hero}>
        <Hero size={92} guise={guise} mood={mood} />
      </span>
      <h1 ref={heading} className={classes.headline} tabIndex={-1}>
        {headline(t, result, texts.achievement(result))}
      </h1>
      <div className={classes.awards}>
        {isRated && <Stars value={stars} arriving={!calm} label={t('common:stars', { value: stars })} />}
        {result.ended === 'time_limit' && <Pill>{t('time_up')}</Pill>}
        {counted !== null && isNewBest(counted, bestBefore) && <Pill tone="gold">{t('new_best')}</Pill>}
      </div>
      <PointsPanel
        delivery={delivery}
        counts={!calm}
        pace={
          answerMs === null || calm || isReadOnly(result)
            ? null
            : t('pace', { seconds: format.number(answerMs / 1000) })
        }
        isHomework={ended.homework !== undefined}
      />
      <div className={classes.rail}>
        <Rail dark done={progress.done} total={progress.total} label={railLabel(ofPlay, progress)} />
      </div>
    </section>
  );
}

/** A first play is no record: there was nothing to beat. Nor is one in which most went wrong, however much was tried. */
function isNewBest(play: FinishedPlay['play'], before: Best | null): boolean {
  return before !== null && mayBeRecord(play.flags) && play.stars > 0 && play.points > before.points;
}
