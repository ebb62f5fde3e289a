import type { Homework } from '@mindhero/contract/homework';
import type { Attempt } from '@mindhero/contract/task-results';
import { listedAs } from '@mindhero/games/listed';
import { guiseOf } from '@mindhero/ui/avatar';
import { Bead } from '@mindhero/ui/bead';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { Card } from '@mindhero/ui/card';
import { Hero } from '@mindhero/ui/hero';
import { PageHelp } from '@mindhero/ui/page';
import { PointsSign } from '@mindhero/ui/points-sign';
import { Stars } from '@mindhero/ui/stars';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelUp } from '../../../entities/person/level-up/level-up.tsx';
import { useMe } from '../../../entities/person/me.ts';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { useFormats } from '../../../platform/format.ts';
import { type Gains, gainsOf } from './gains.ts';
import { WaysOn } from './ways-on.tsx';
import classes from './completed.module.css';

interface CelebrationProps {
  readonly homework: Homework;
  readonly attempt: Attempt;
}

/** What a finished attempt has brought: points, stars, how it went block by block, and a new level. */
export function Celebration({ homework, attempt }: CelebrationProps) {
  const { t } = useTranslation('homework');
  const { avatar, level, points } = useMe();
  const calm = useSwitch(calmSwitch);
  const gains = gainsOf(homework, attempt);
  return (
    <div className={classes.page}>
      <section className={classes.banner}>
        {!calm && <BeadRain />}
        <Hero size={120} guise={guiseOf(avatar) ?? 1} mood="cheering" />
        <div className={classes.praise}>
          <div className={classes.named}>
            <h1 className={classes.title}>{t('completed.title')}</h1>
            {use(PageHelp)}
          </div>
          <p>{homework.name}</p>
          {homework.is_late && attempt.number === 1 && <p>{t('completed.late')}</p>}
        </div>
        <Gained gains={gains} />
      </section>
      <LevelUp level={level} points={points} />
      <Card title={t('completed.blocks')}>
        <BlockList homework={homework} gains={gains} />
        <Standing gains={gains} isRepeat={attempt.number > 1} />
      </Card>
      <WaysOn homework={homework} />
    </div>
  );
}

function Gained({ gains }: { readonly gains: Gains }) {
  const { t } = useTranslation('homework');
  const { number, percent } = useFormats();
  const figures = [
    // "+0" would be no gain.
    ...(gains.points === 0
      ? []
      : [
          {
            sign: <PointsSign />,
            value: `+${number(gains.points)}`,
            label: t('completed.points', { count: gains.points }),
          },
        ]),
    {
      sign: <Bead tone="gold" size={26} />,
      value: number(gains.stars),
      label: t('completed.stars', { count: gains.mostStars }),
    },
    ...(gains.percent === null
      ? []
      : [{ sign: null, value: percent(gains.percent), label: t('completed.percent') }]),
  ];
  return (
    <ul className={classes.figures}>
      {figures.map(({ sign, value, label }) => (
        <li key={label}>
          <strong>
            {sign} {value}
          </strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function BlockList({ homework, gains }: { readonly homework: Homework; readonly gains: Gains }) {
  const { t } = useTranslation(['homework', 'game_titles', 'common']);
  const { percent } = useFormats();
  return (
    <ol className={classes.blocks}>
      {homework.blocks.map(({ game, settings }, index) => {
        const { percent: right = null, stars = 0 } = gains.blocks[index] ?? {};
        return (
          <li key={index}>
            <b>{t(`game_titles:title.${listedAs(game, settings)}`)}</b>
            {right !== null && <span>{percent(right)}</span>}
            <Stars value={stars} label={t('common:stars', { value: stars })} />
          </li>
        );
      })}
    </ol>
  );
}

/** Which attempt counts, for a person who has done it before. */
function Standing({ gains, isRepeat }: { readonly gains: Gains; readonly isRepeat: boolean }) {
  const { t } = useTranslation('homework');
  const { percent } = useFormats();
  if (!isRepeat) return null;
  return (
    <p className={classes.standing}>
      {gains.best === null
        ? t('completed.new_best')
        : t('completed.old_best', { percent: percent(gains.best) })}
    </p>
  );
}
