import { IconColumns3 } from '@tabler/icons-react';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { TableTexts } from './data-table-controls.tsx';
import type { Column } from './data-table-query.ts';
import { toggleId } from './data-table-selected.ts';
import { DropButton } from './drop-button.tsx';
import classes from './data-table-controls.module.css';

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  /** Those that have no room at this width. */
  readonly roomless: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  readonly texts: TableTexts;
}

/** Which columns are in sight, and which would be if there were room. The first one names the row and stays. */
export function ColumnChoice<Row>({ columns, hidden, roomless, onHide, texts }: ColumnChoiceProps<Row>) {
  const choosable = columns.filter(({ headerHidden }, index) => index > 0 && headerHidden !== true);
  return (
    <DropButton
      id={useId()}
      label={texts.columns}
      icon={<IconColumns3 size={18} aria-hidden />}
      mark={roomless.size > 0 ? `−${roomless.size}` : undefined}
    >
      {roomless.size > 0 && <p className={classes.note}>{texts.roomless}</p>}
      {choosable.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={header}
          description={roomless.has(id) ? texts.noRoom : undefined}
          checked={!hidden.has(id)}
          onChange={() => onHide(toggleId(hidden, id))}
        />
      ))}
    </DropButton>
  );
}
