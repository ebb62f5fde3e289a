import type { ComponentProps } from 'react';
import { sorobanHeight, sorobanWidth } from './soroban-places.ts';
import { Soroban } from './soroban.tsx';
import { useSorobanFit } from './use-soroban-fit.ts';
import classes from './soroban-board.module.css';

/** An abacus to look at, as large as the box around it allows. */
export function SorobanFitted(props: Omit<ComponentProps<typeof Soroban>, 'size' | 'pitch'>) {
  const rods = props.digits.length;
  const { box, fitted } = useSorobanFit(rods);
  return (
    <div ref={box} className={classes.box}>
      <Soroban
        {...props}
        pitch={fitted.pitch}
        size={(fitted.width * sorobanHeight) / sorobanWidth(rods, fitted.pitch)}
      />
    </div>
  );
}
