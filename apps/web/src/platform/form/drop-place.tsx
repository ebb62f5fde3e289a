import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './drop-place.module.css';

interface DropPlaceProps {
  /** Undefined where something else than a file was dropped; further files are left where they are. */
  readonly onFile?: (file: File | undefined) => void;
  /** All of them, where several may come at once. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Where files are dropped; around the button that chooses them, which does the same with the keyboard. */
export function DropPlace({ onFile, onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const files = [...event.dataTransfer.files];
        onFile?.(files[0]);
        onFiles?.(files);
      }}
    >
      {children}
    </div>
  );
}
