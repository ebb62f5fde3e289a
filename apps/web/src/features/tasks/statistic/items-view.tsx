import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hardItemsQuery, type TaskStatistics } from '../../../entities/homework/task-results.ts';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { type BlockName, roomsQuery } from './block-names.ts';
import { type AskedItem, askedItems } from './hard-items.ts';
import classes from './items.module.css';

interface ItemsViewProps {
  readonly statistics: TaskStatistics;
  readonly names: readonly BlockName[];
  /** Shows who has trouble with a block. */
  readonly onBlock: (block: number) => void;
}

/** What several got wrong at the first answer, as they saw it. */
export default function ItemsView({ statistics: { id, blocks }, names, onBlock }: ItemsViewProps) {
  const { t } = useTranslation('task_results');
  const hard = useQuery(hardItemsQuery(id));
  const rooms = useQuery(roomsQuery(blocks)).data;
  const { items, adapting, whole, mixed } = useMemo(
    () => askedItems(hard.data ?? [], blocks, (game) => rooms?.get(game)?.rules),
    [hard.data, blocks, rooms],
  );
  if (hard.isPending || rooms === undefined) return <CardSkeleton lines={8} />;
  if (hard.isError) return <LoadFailure item="results" error={hard.error} onRetry={hard.refetch} />;
  const titlesOf = (which: readonly number[]) => which.map((block) => names[block]?.title).join(', ');
  const left = (
    <>
      {adapting.length > 0 && (
        <p className={classes.hint}>{t('items.adapts', { blocks: titlesOf(adapting) })}</p>
      )}
      {mixed.length > 0 && <p className={classes.hint}>{t('items.mixed', { blocks: titlesOf(mixed) })}</p>}
      {whole.length > 0 && <p className={classes.hint}>{t('items.whole', { blocks: titlesOf(whole) })}</p>}
    </>
  );
  if (items.length === 0) {
    return (
      <>
        <EmptyState title={t('items.none_title')} text={t('items.none_text')} />
        {left}
      </>
    );
  }
  return (
    <>
      <p className={classes.hint}>{t('items.hint')}</p>
      <ol className={classes.items}>
        {items.map((item) => (
          <Item
            key={`${item.block} ${item.round} ${item.item}`}
            item={item}
            room={rooms.get(item.game)}
            title={names[item.block]?.title ?? ''}
            onBlock={onBlock}
          />
        ))}
      </ol>
      {left}
    </>
  );
}

interface ItemProps extends Pick<ItemsViewProps, 'onBlock'> {
  readonly item: AskedItem;
  readonly room: AnyRoom | undefined;
  /** Of its block. */
  readonly title: string;
}

function Item({
  item: { block, round, item, wrong, students, settings, asked },
  room,
  title,
  onBlock,
}: ItemProps) {
  const { t } = useTranslation('task_results');
  const { percent } = useFormats();
  return (
    <li>
      <header>
        <b>
          {t('items.wrong_of', { wrong, count: students })} <small>{percent((100 * wrong) / students)}</small>
        </b>
        <span>{t('items.place', { block: title, round, item: item + 1 })}</span>
      </header>
      {room !== undefined && (
        <div className={classes.example}>
          <room.Example settings={settings} item={asked} whole />
        </div>
      )}
      <Button size="sm" kind="subtle" onClick={() => onBlock(block)}>
        {t('items.who')}
      </Button>
    </li>
  );
}
