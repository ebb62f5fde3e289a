import { Soroban } from '@mindhero/ui/soroban';
import { boardDigits } from './worked-steps.ts';

interface BoardOnPaperProps {
  readonly value: number;
  readonly rods: number;
  readonly label: string;
}

/** An abacus on a worksheet, so large that beads can be coloured; the widest ones still fit twice into a line. */
export function BoardOnPaper({ value, rods, label }: BoardOnPaperProps) {
  return <Soroban digits={boardDigits(value, rods)} label={label} size={rods > 11 ? 98 : 110} />;
}
