import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PageRange, Sort } from './data-table-order.ts';

export { pageRange } from './data-table-order.ts';
import type { Column, TableQuery } from './data-table-query.ts';
import { IconButton } from './icon-button.tsx';
import { SelectField } from './select-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import classes from './data-table-controls.module.css';

export interface TableTexts {
  /** As in "1–25 of 312". */
  readonly range: (range: PageRange) => string;
  readonly previous: string;
  readonly next: string;
  /** As in "Rows per page". */
  readonly pageSize: string;
  /** As in "Sort by"; for where rows are cards and have no headers. */
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
  /** Name of the column of boxes to tick. */
  readonly selection: string;
  /** Ticks every row of the page. */
  readonly selectPage: string;
  /** As in "3 selected", or "3 selected, 2 not on this page". */
  readonly selected: (count: number, elsewhere: number) => string;
  readonly clearSelection: string;
  /** Of the choice which columns are in sight. */
  readonly columns: string;
  /** Of a column, as in "no room at this width". */
  readonly noRoom: string;
  /** Above such columns: what brings them back. */
  readonly roomless: string;
  /** As in "Filter and sort": opens what a phone has no room for. */
  readonly fold: string;
}

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** A column's name as a button; the arrow tells how the table is sorted by it. */
export function SortHeader(props: {
  readonly header: string;
  /** Instead of the words, which are heard then, and told at the button. */
  readonly sign?: ReactNode;
  readonly sort: Sort;
  readonly onSort: () => void;
}) {
  const Icon = sortIcons[props.sort];
  const isSign = props.sign !== undefined;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sort={props.sort}
      data-told={isSign ? props.header : undefined}
      onClick={props.onSort}
    >
      {isSign ? (
        <>
          <span aria-hidden>{props.sign}</span>
          <VisuallyHidden>{props.header}</VisuallyHidden>
        </>
      ) : (
        props.header
      )}
      <Icon size={16} aria-hidden />
    </button>
  );
}

interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly ordering: string;
  readonly label: string;
  readonly texts: TableTexts;
  readonly onChange: (ordering: string) => void;
}

/** Takes the place of the headers where rows are cards. */
export function SortSelect<Row>({ columns, ordering, label, texts, onChange }: SortSelectProps<Row>) {
  const sortable = columns.filter((column) => column.sortable === true);
  if (sortable.length === 0) return null;
  return (
    <label className={classes.sortSelect}>
      {label}
      <SelectField value={ordering} onChange={(event) => onChange(event.currentTarget.value)}>
        {sortable.flatMap(({ id, header }) => [
          <option key={id} value={id}>
            {header} · {texts.ascending}
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {header} · {texts.descending}
          </option>,
        ])}
      </SelectField>
    </label>
  );
}

const pageSizes = [10, 25, 50, 100];

interface PagerProps {
  readonly range: PageRange;
  readonly query: TableQuery;
  readonly texts: TableTexts;
  readonly onChange: (query: TableQuery) => void;
}

/** Which rows are in sight, to the next ones either way, and how many there are on a page. */
export function Pager({ range, query, texts, onChange }: PagerProps) {
  const { page, pageSize } = query;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        {texts.pageSize}
        <SelectField
          value={pageSize}
          onChange={(event) => onChange({ ...query, page: 1, pageSize: Number(event.currentTarget.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
      </label>
      <span role="status">{texts.range(range)}</span>
      <span className={classes.turn}>
        <IconButton
          small
          label={texts.previous}
          icon={<IconChevronLeft aria-hidden />}
          disabled={page <= 1}
          onClick={() => onChange({ ...query, page: page - 1 })}
        />
        <IconButton
          small
          label={texts.next}
          icon={<IconChevronRight aria-hidden />}
          disabled={page >= range.pages}
          onClick={() => onChange({ ...query, page: page + 1 })}
        />
      </span>
    </div>
  );
}
