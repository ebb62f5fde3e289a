import type { Block } from '@mindhero/contract/task';
import type { HardItem } from '@mindhero/contract/task-results';
import { roundSeed } from '@mindhero/engine/homework';
import { streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { hardItemsQuery, type TaskStatistics } from '../../../platform/task-results.ts';
import { type BlockName, roomsQuery } from './block-names.ts';
import classes from './statistic.module.css';

interface ItemsViewProps {
  readonly statistics: TaskStatistics;
  readonly names: readonly BlockName[];
  /** Shows who has trouble with a block. */
  readonly onBlock: (block: number) => void;
}

/** What most got wrong at the first answer, as they saw it. */
export function ItemsView({ statistics: { id, blocks }, names, onBlock }: ItemsViewProps) {
  const { t } = useTranslation('task_results');
  const { percent } = useFormats();
  const items = useQuery(hardItemsQuery(id));
  const rooms = useQuery(roomsQuery(blocks)).data;
  if (items.isPending) return <CardSkeleton lines={8} />;
  if (items.isError) return <LoadFailure item="results" error={items.error} onRetry={items.refetch} />;
  if (items.data.length === 0) {
    return <EmptyState title={t('items.none_title')} text={t('items.none_text')} />;
  }
  return (
    <>
      <p className={classes.hint}>{t('items.hint')}</p>
      <ol className={classes.items}>
        {items.data.map((item) => {
          const block = blocks[item.block];
          const room = block && rooms?.get(block.game);
          return (
            <li key={`${item.block} ${item.round} ${item.item}`}>
              <header>
                <b>
                  {t('items.wrong_of', { wrong: item.wrong, count: item.students })}{' '}
                  <small>{percent((100 * item.wrong) / item.students)}</small>
                </b>
                <span>
                  {t('items.place', {
                    block: names[item.block]?.title,
                    round: item.round,
                    item: item.item + 1,
                  })}
                </span>
              </header>
              {block !== undefined && room !== undefined && <Item item={item} block={block} room={room} />}
              <Button size="sm" kind="subtle" onClick={() => onBlock(item.block)}>
                {t('items.who')}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface ItemProps {
  readonly item: HardItem;
  readonly block: Block;
  readonly room: AnyRoom;
}

/** The item itself, where a seed tells what it was: in other games it depends on how somebody plays. */
function Item({ item: { round, item }, block, room: { rules, Example, Sheet } }: ItemProps) {
  const { t } = useTranslation('task_results');
  const shown = useMemo(() => {
    const read = readSettings(rules, block.settings);
    if (!read.ok || Sheet === undefined) return null;
    const seed = roundSeed(block.seed, { attempt: 1, round });
    return { settings: read.settings, value: rules.sample(read.settings, streams(seed), item + 1)[item] };
  }, [rules, Sheet, block, round, item]);
  if (shown === null || shown.value === undefined) return <p className={classes.hint}>{t('items.unseen')}</p>;
  return (
    <div className={classes.example}>
      <Example settings={shown.settings} item={shown.value} />
    </div>
  );
}
