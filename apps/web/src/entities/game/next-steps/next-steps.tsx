import type { TrainingStep } from '@mindhero/contract/training';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSkillNames } from '../../skill/skill-name.ts';
import { proposalLink, subjectOf } from '../catalogue.ts';
import { GameIcon } from '../game-icon.tsx';
import { press } from '../press.ts';
import classes from './next-steps.module.css';

interface NextStepsProps {
  readonly steps: readonly TrainingStep[];
  /** The id of the heading above. */
  readonly labelledBy: string;
}

/** What to train next: each a skill, why it, and where; one press starts it. Loads the texts `trainings` and `game_titles`. */
export function NextSteps({ steps, labelledBy }: NextStepsProps) {
  const { t } = useTranslation(['trainings', 'game_titles']);
  const nameOf = useSkillNames();
  return (
    <ul className={classes.steps} aria-labelledby={labelledBy}>
      {steps.map(({ skill, why, game, settings }) => (
        <li key={skill}>
          <Link
            {...proposalLink(game, settings)}
            className={classes.step}
            data-area={subjectOf(game)}
            onClick={press({ game })}
          >
            <GameIcon game={game} subject={subjectOf(game)} />
            <span className={classes.text}>
              <b>{nameOf(skill).whole}</b>
              <small>
                {t(`trainings:steps.${why}`)} · {t(`game_titles:title.${game}`)}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
