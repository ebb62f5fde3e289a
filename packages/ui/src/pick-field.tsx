import { IconSelector } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useDropPanel } from './use-drop-panel.ts';
import panelClasses from './drop-button.module.css';
import classes from './pick-field.module.css';

interface PickFieldProps {
  readonly label: string;
  /** What is picked. */
  readonly text: string;
  /** The list to pick from; made when it is opened. */
  readonly renderList: () => ReactNode;
}

/** A field of a bar that opens a list with a search: for what is too much for a plain list of options. */
export function PickField({ label, text, renderList }: PickFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { opener, panel, place, enter } = useDropPanel('left');
  return (
    <div>
      <span id={`${id}label`} className={classes.label} data-field-label>
        {label}
      </span>
      <button
        ref={opener}
        type="button"
        id={`${id}button`}
        className={classes.field}
        popoverTarget={id}
        aria-labelledby={`${id}label ${id}button`}
      >
        <span className={classes.text}>{text}</span>
        <IconSelector size={24} stroke={1.75} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        className={`${panelClasses.panel} ${classes.panel}`}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          place(event);
        }}
        onToggle={enter}
      >
        {isOpen && renderList()}
      </div>
    </div>
  );
}
