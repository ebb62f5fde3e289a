import type { Best, FinishedPlay } from '@mindhero/contract/play';
import { starsOfPlay } from '@mindhero/engine/stars';
import type { AnyRoom } from '@mindhero/games/player';
import { Hero } from '@mindhero/ui/hero';
import { Pill } from '@mindhero/ui/pill';
import { Rail } from '@mindhero/ui/rail';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import type { RoomTexts } from '../../../platform/game-settings/room-texts.ts';
import type { Delivery } from '../../../platform/outbox/outbox.ts';
import { railLabel } from '../rail-label.ts';
import type { EndedPlay } from '../start-play.ts';
import { useFocusAtStart } from '../use-focus-at-start.ts';
import { headline } from './headline.ts';
import { PointsPanel } from './points-panel.tsx';
import classes from './result.module.css';

interface BannerProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly ended: EndedPlay;
  readonly delivery: Delivery | null;
  readonly bestBefore: Best | null;
  /** Without the time that an answer took. */
  readonly calm: boolean;
}

/** How it went at a glance. */
export function Banner({ room, texts, ended, delivery, bestBefore, calm }: BannerProps) {
  const { t } = useTranslation(['play', 'common']);
  const format = useFormats();
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { result, state, activeMs } = ended;
  const progress = room.rules.progress(state);
  const answered = result.correct + result.incorrect;
  const seconds = format.number(activeMs / answered / 1000);
  const counted = delivery?.kind === 'counted' ? delivery.finished.play : null;
  // Until the server has counted them, they are what the same rules give here.
  const stars = counted?.stars ?? starsOfPlay(result);
  // It earns none, however well it went: empty ones would look like a reproach.
  const isPractice = counted?.flags.some((flag) => flag === 'retry' || flag === 'given_seed') ?? false;
  const isRated = !isPractice && result.ended !== 'stopped';
  return (
    <section className={classes.banner}>
      <span className={classes.hero}>
        <Hero size={92} />
      </span>
      <div className={classes.summary}>
        <h1 ref={heading} className={classes.headline} tabIndex={-1}>
          {headline(t, result, texts.achievement(result))}
        </h1>
        <Rail dark done={progress.done} total={progress.total} label={railLabel(t, progress)} />
        <div className={classes.awards}>
          {isRated && <Stars value={stars} size={26} label={t('common:stars', { value: stars })} />}
          {result.ended === 'time_limit' && <Pill>{t('result.time_up')}</Pill>}
          {counted !== null && isNewBest(counted, bestBefore) && (
            <Pill tone="gold">{t('result.new_best')}</Pill>
          )}
        </div>
      </div>
      <PointsPanel
        delivery={delivery}
        pace={answered === 0 || calm ? null : t('result.pace', { seconds })}
        isHomework={ended.homework !== undefined}
      />
    </section>
  );
}

/** A first play is no record: there was nothing to beat. Nor is one in which most went wrong, however much was tried. */
function isNewBest(play: FinishedPlay['play'], before: Best | null): boolean {
  return before !== null && play.stars > 0 && play.points > before.points;
}
