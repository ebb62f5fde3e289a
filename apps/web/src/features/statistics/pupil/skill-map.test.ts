import { skills, skillsOf } from '@mindhero/engine/mastery/skills';
import { expand, stepTag } from '@mindhero/engine/soroban';
import { expect, it } from 'vitest';
import { digits, directions, movesOf } from '../../../entities/skill/move-table/moves.ts';
import { otherRows, skillOfMove } from './skill-map.ts';

it('has each of the skills, and in each field the one that the move needs', () => {
  const fields = directions.flatMap((direction) =>
    digits.flatMap((digit) => movesOf(direction).map((move) => ({ digit, move }))),
  );
  expect(fields).toHaveLength(2 * 10 * 9);
  for (const { digit, move } of fields) {
    const [step] = expand(100 + digit, move).steps;
    expect(step && skillsOf([stepTag(step)])).toEqual([skillOfMove(digit, move)]);
  }
  const shown = [
    ...fields.map(({ digit, move }) => skillOfMove(digit, move)),
    ...otherRows.flat().map(({ id }) => id),
  ];
  expect(new Set(shown)).toEqual(new Set(skills.map(({ id }) => id)));
});
