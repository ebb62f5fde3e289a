import { IconColumns3 } from '@tabler/icons-react';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { TableTexts } from './data-table-controls.tsx';
import type { Column } from './data-table-query.ts';
import { toggleId } from './data-table-selected.ts';
import { DropButton } from './drop-button.tsx';

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  readonly texts: TableTexts;
}

/** Which columns are in sight. The first one names the row and stays. */
export function ColumnChoice<Row>({ columns, hidden, onHide, texts }: ColumnChoiceProps<Row>) {
  const choosable = columns.filter(({ headerHidden }, index) => index > 0 && headerHidden !== true);
  return (
    <DropButton id={useId()} label={texts.columns} icon={<IconColumns3 size={18} aria-hidden />}>
      {choosable.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={header}
          checked={!hidden.has(id)}
          onChange={() => onHide(toggleId(hidden, id))}
        />
      ))}
    </DropButton>
  );
}
