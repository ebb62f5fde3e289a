/** Skills as the map shows them. Pure. */
import { type Skill, type SkillId, type SkillKind, skills } from '@mindhero/engine/mastery/skills';
import { technique } from '@mindhero/engine/soroban';

const find = (kind: SkillKind, move: number): SkillId | undefined =>
  skills.find((skill) => skill.kind === kind && skill.move === move)?.id;

/** The skill of a move on a digit of a rod: by the digit it is another technique. */
export const skillOfMove = (digit: number, move: number): SkillId | undefined =>
  find(technique(digit, move), move);

/** Skills that are no moves on a rod, row by row. */
export const otherRows: readonly (readonly Skill[])[] = [
  skills.filter(({ kind }) => kind === 'over_50' || kind === 'over_100'),
  skills.filter(({ kind }) => kind === 'times').toSorted((a, b) => a.move - b.move),
  skills.filter(({ kind }) => kind === 'divided').toSorted((a, b) => a.move - b.move),
];
