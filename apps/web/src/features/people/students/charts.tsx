import type { Addressed } from '../../../platform/address/use-address.ts';
import { Ability } from './ability.tsx';
import type { StudentSearch } from './student-search.ts';
import { Training } from './training.tsx';

interface ChartsProps extends Addressed<StudentSearch> {
  readonly id: number;
  /** Whether they are looked at by those who teach. */
  readonly isTaught: boolean;
}

/** What is drawn of a student. One file, which comes late: charts weigh more than all the rest of the screen. */
export default function Charts({ id, search, onSearch, isTaught }: ChartsProps) {
  return (
    <>
      <Training id={id} search={search} onSearch={onSearch} />
      {isTaught && <Ability id={id} search={search} />}
    </>
  );
}
