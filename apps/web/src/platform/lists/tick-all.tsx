import { MOST_AT_ONCE } from '@mindhero/contract/fields';
import { Button } from '@mindhero/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Item } from '../failures.ts';
import { foundAsked } from './ticks.ts';
import type { List } from './use-list.ts';
import classes from './tick-all.module.css';

interface TickAllProps<Row> {
  readonly list: Pick<List<Row>, 'asked' | 'count' | 'isLong' | 'rows' | 'readFirst'>;
  readonly item: Item;
  readonly ids: ReadonlySet<number>;
  readonly onTick: (rows: readonly Row[]) => void;
}

/** Once all of a page is ticked: ticks all that the search and the filters find, or says why it cannot. */
export function TickAll<Row extends { readonly id: number }>({ list, item, ids, onTick }: TickAllProps<Row>) {
  const { t } = useTranslation('lists');
  const { asked, count, isLong, rows } = list;
  const found = foundAsked(asked);
  const readAll = useMutation({
    mutationFn: (_found: string) => list.readFirst(MOST_AT_ONCE),
    onSuccess: onTick,
    meta: { action: 'load', item },
  });
  const areTicked = (some: readonly Row[]) => some.every(({ id }) => ids.has(id));
  const wasRead = readAll.variables === found && readAll.data !== undefined && areTicked(readAll.data);
  if (wasRead || count === ids.size || count <= rows.length) return null;
  if (ids.size < MOST_AT_ONCE && !areTicked(rows)) return null;
  if (isLong || count > MOST_AT_ONCE || ids.size >= MOST_AT_ONCE)
    return <small className={classes.note}>{t('tick.too_many', { max: MOST_AT_ONCE })}</small>;
  return (
    <Button size="sm" kind="subtle" loading={readAll.isPending} onClick={() => readAll.mutate(found)}>
      {t('tick.all', { count })}
    </Button>
  );
}
