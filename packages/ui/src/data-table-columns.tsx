import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { IconColumns3 } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import type { TableTexts } from './data-table-controls.tsx';
import type { Column } from './data-table-query.ts';
import { toggleId } from './data-table-selected.ts';
import classes from './data-table-columns.module.css';

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  readonly texts: TableTexts;
}

/** Which columns are in sight. The first one names the row and stays. */
export function ColumnChoice<Row>({ columns, hidden, onHide, texts }: ColumnChoiceProps<Row>) {
  const title = useId();
  const choosable = columns.filter(({ headerHidden }, index) => index > 0 && headerHidden !== true);
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" radius="md">
      <Popover.Target>
        <Button size="sm" kind="subtle" icon={<IconColumns3 size={18} aria-hidden />}>
          {texts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title}>
        <p id={title} className={classes.title}>
          {texts.columns}
        </p>
        <div className={classes.columns}>
          {choosable.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={!hidden.has(id)}
              onChange={() => onHide(toggleId(hidden, id))}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
