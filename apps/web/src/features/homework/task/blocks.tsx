import type { Homework } from '@mindhero/contract/homework';
import { areaOf } from '@mindhero/games/area-of';
import { listedAs } from '@mindhero/games/listed';
import type { ListedId } from '@mindhero/games/ways';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { attemptInView, type BlockStanding, standingOf } from './standing.ts';
import classes from './task.module.css';

/** What is played, in order, with how far it is done. */
export function Blocks({
  homework,
}: {
  readonly homework: Pick<Homework, 'blocks' | 'all_attempts' | 'next'>;
}) {
  const { t } = useTranslation('homework');
  const { blocks, all_attempts: attempts, next } = homework;
  const standing = standingOf(blocks, attemptInView(attempts));
  return (
    <Card title={t('what_to_do')}>
      <ol className={classes.blocks}>
        {blocks.map(({ game, settings }, index) => (
          <BlockRow
            key={index}
            number={index + 1}
            listed={listedAs(game, settings)}
            isNext={next?.block === index}
            standing={standing[index] ?? { rounds: 1, done: 0, percent: null }}
          />
        ))}
      </ol>
    </Card>
  );
}

interface BlockRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly listed: ListedId;
  readonly isNext: boolean;
  readonly standing: BlockStanding;
}

function BlockRow({ number, listed, isNext, standing: { rounds, done, percent } }: BlockRowProps) {
  const { t } = useTranslation(['homework', 'game_titles']);
  const format = useFormats();
  return (
    <li className={classes.block} aria-current={isNext ? 'step' : undefined}>
      <span className={classes.number} data-area={areaOf(listed)} aria-hidden>
        {number}
      </span>
      <span className={classes.text}>
        <b>{t(`game_titles:title.${listed}`)}</b>
        <small>
          {done > 0 && done < rounds
            ? t('homework:rounds_done', { done, all: rounds })
            : t('homework:rounds', { count: rounds })}
        </small>
      </span>
      {isNext && <Pill tone="info">{t('homework:next_block')}</Pill>}
      {done === rounds && percent !== null && <Pill>{format.percent(percent)}</Pill>}
    </li>
  );
}
