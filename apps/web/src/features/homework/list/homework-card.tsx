import type { ListedHomework } from '@mindhero/contract/homework';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import {
  HomeworkButton,
  HomeworkFacts,
  HomeworkIcon,
  HomeworkReminder,
} from '../../../entities/homework/homework-line.tsx';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import { namesOfGames } from '../names-of-games.ts';
import classes from './list.module.css';

/** One homework: what it is, until when, how far one is, and the way in. */
export function HomeworkCard({ homework }: { readonly homework: ListedHomework }) {
  const { t } = useTranslation(['homework', 'game_titles']);
  return (
    <li className={classes.card}>
      <HomeworkIcon homework={homework} />
      <div className={classes.text}>
        <h2>{homework.name}</h2>
        <p className={classes.pills}>
          <HomeworkStatusPill status={homework.status} />
          {homework.is_late && <Pill tone="gold">{t('homework:late')}</Pill>}
          <HomeworkReminder homework={homework} />
        </p>
        <p className={classes.facts}>
          <HomeworkFacts homework={homework} />
        </p>
        {homework.comment !== '' && <p className={classes.comment}>{homework.comment}</p>}
        <p className={classes.games}>{namesOfGames(homework.games, t).join(', ')}</p>
      </div>
      <div className={classes.action}>
        <HomeworkButton homework={homework} />
      </div>
    </li>
  );
}
