import type { Onward, TrainingStep } from '@mindhero/contract/training';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import { gameLink, subjectOf } from '../../entities/game/catalogue.ts';
import { GameIcon } from '../../entities/game/game-icon.tsx';
import { NextSteps } from '../../entities/game/next-steps/next-steps.tsx';
import { usePresetNames } from '../../entities/game/preset-name.ts';
import { press } from '../../entities/game/press.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { OnwardPath } from './onward-path.tsx';
import classes from './onward-card.module.css';

interface OnwardCardProps {
  readonly onward: Onward;
  /** What else suits. */
  readonly steps: readonly TrainingStep[];
  /** Something else comes before it. */
  readonly isSecond: boolean;
}

/** More would be too much to choose from. */
const MOST_STEPS = 3;

/**
 * The game to go on with, its training that is due, and the way past and ahead; below it what else suits. One press starts
 * each of them.
 */
export function OnwardCard({ onward, steps, isSecond }: OnwardCardProps) {
  const { game, preset, path, is_first: isFirst } = onward;
  const { t } = useTranslation(['dashboard', 'common', 'trainings', 'game_titles']);
  const presetName = usePresetNames(game);
  const subject = subjectOf(game);
  const others = steps.filter((step) => !isSameTraining(step, onward)).slice(0, MOST_STEPS);
  const stars = path.find((step) => step.preset === preset)?.stars;
  return (
    <section className={classes.card} data-area={subject} aria-labelledby="onward">
      <div className={classes.picture}>
        <GameIcon game={game} subject={subject} size="large" />
      </div>
      <div className={classes.text}>
        <p>{t(isFirst ? 'dashboard:onward.first' : 'dashboard:onward.again')}</p>
        <h2 id="onward">{t(`game_titles:title.${game}`)}</h2>
        <p className={classes.training}>
          {preset === null ? t('dashboard:onward.own') : presetName(preset)}
          {stars !== undefined && <Stars value={stars} label={t('common:stars', { value: stars })} />}
        </p>
      </div>
      <div className={classes.go}>
        <ButtonLink
          {...gameLink(game)}
          area={subject}
          kind={isSecond ? 'ghost' : 'primary'}
          size="lg"
          fullWidth
          onClick={press({ game })}
        >
          {t(isFirst ? 'dashboard:onward.start' : 'dashboard:onward.continue')}
        </ButtonLink>
      </div>
      <OnwardPath path={path} next={preset} subject={subject} nameOf={presetName} />
      {others.length > 0 && (
        <div className={classes.others}>
          <h3 id="others">{t('trainings:steps.others')}</h3>
          <NextSteps steps={others} labelledBy="others" />
        </div>
      )}
    </section>
  );
}

/** What is new is a training of the path, and the button above starts that one already. */
function isSameTraining({ why, game, preset }: TrainingStep, onward: Onward): boolean {
  return why === 'new' && game === onward.game && preset === onward.preset;
}
