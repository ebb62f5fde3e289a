import { Card } from '@mindhero/ui/card';
import { Pager, pageRange } from '@mindhero/ui/data-table-controls';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import type { ReactNode } from 'react';
import type { Item } from '../../../platform/failures.ts';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import type { List } from '../../../platform/lists/use-list.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import classes from './images.module.css';

interface TileListProps<Row> {
  readonly label: string;
  readonly list: List<Row>;
  readonly item: Item;
  readonly filters: ReactNode;
  readonly empty: ReactNode;
  /** A list item, with its key. */
  readonly renderTile: (row: Row) => ReactNode;
}

/** A page of a list whose rows are pictures: as tiles instead of a table. */
export function TileList<Row>({ label, list, item, filters, empty, renderTile }: TileListProps<Row>) {
  const texts = useTableTexts(list.isLong);
  const { rows, isLoading, failure, table } = list;
  return (
    <Card>
      <div className={classes.filters}>{filters}</div>
      {failure !== null && <LoadFailure item={item} error={failure} onRetry={list.retry} />}
      {failure === null && rows.length === 0 && (isLoading ? <CardSkeleton lines={6} /> : empty)}
      {failure === null && rows.length > 0 && (
        <div data-loading={isLoading} aria-busy={isLoading || undefined} className={classes.rows}>
          <ul className={classes.tiles} aria-label={label}>
            {rows.map(renderTile)}
          </ul>
          <Pager range={pageRange(table, list.count)} query={table} texts={texts} onChange={list.onTable} />
        </div>
      )}
    </Card>
  );
}
