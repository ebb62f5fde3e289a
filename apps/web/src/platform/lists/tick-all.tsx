import { MOST_AT_ONCE } from '@mindhero/contract/limits';
import { Button } from '@mindhero/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../failures.ts';
import { useFormats } from '../format.ts';
import { foundAsked } from './ticks.ts';
import type { List } from './use-list.ts';
import classes from './tick-all.module.css';

interface TickAllProps<Row> {
  readonly list: Pick<List<Row>, 'asked' | 'count' | 'isLong' | 'rows' | 'readFirst'>;
  readonly item: Item;
  readonly ids: ReadonlySet<number>;
  readonly onTick: (rows: readonly Row[]) => void;
  /** How many can be ticked. */
  readonly most?: number;
  /** What to do instead, beside the words that there are too many. */
  readonly instead?: ReactNode;
}

/** Once all of a page is ticked: ticks all that the search and the filters find, or says why it cannot. */
export function TickAll<Row extends { readonly id: number }>(props: TickAllProps<Row>) {
  const { list, item, ids, onTick, most = MOST_AT_ONCE, instead } = props;
  const { t } = useTranslation('lists');
  const { number } = useFormats();
  const { asked, count, isLong, rows } = list;
  const found = foundAsked(asked);
  const readAll = useMutation({
    mutationFn: (_found: string) => list.readFirst(most),
    onSuccess: onTick,
    meta: { action: 'load', item },
  });
  const areTicked = (some: readonly Row[]) => some.every(({ id }) => ids.has(id));
  const wasRead = readAll.variables === found && readAll.data !== undefined && areTicked(readAll.data);
  if (wasRead || count === ids.size || count <= rows.length) return null;
  if (ids.size < most && !areTicked(rows)) return null;
  if (isLong || count > most || ids.size >= most)
    return (
      <>
        <small className={classes.note}>{t('tick.too_many', { max: number(most) })}</small>
        {instead}
      </>
    );
  return (
    <Button size="sm" kind="subtle" loading={readAll.isPending} onClick={() => readAll.mutate(found)}>
      {t('tick.all', { count })}
    </Button>
  );
}
