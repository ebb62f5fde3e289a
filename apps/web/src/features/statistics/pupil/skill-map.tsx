import { skillSign } from '@mindhero/content/skill';
import type { MasteryTold, SkillStanding } from '@mindhero/contract/statistics/pupil';
import { type SkillId, skillOf } from '@mindhero/engine/mastery/skills';
import { trainingsOf } from '@mindhero/games/skill-trainings';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { proposalLink } from '../../../entities/game/catalogue.ts';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { useMe } from '../../../entities/person/me.ts';
import { mayUse } from '../../../entities/person/permissions.ts';
import { MoveTables } from '../../../entities/skill/move-table/move-table.tsx';
import { otherRows, skillOfMove } from './skill-map.ts';
import { turn } from './turn.ts';
import moves from '../../../entities/skill/move-table/move-table.module.css';
import classes from './skill-map.module.css';

type BySkill = ReadonlyMap<SkillId, SkillStanding>;

/** Each digit of a rod with each move, and what is no move; each field leads to where it is trained. */
export function SkillMap({ skills }: Pick<MasteryTold, 'skills'>) {
  const { t } = useTranslation('statistics_pupil');
  const bySkill = useMemo(() => new Map(skills.map((one) => [one.skill, one])), [skills]);
  return (
    <>
      <MoveTables
        caption={(direction) => t(direction > 0 ? 'map.adding' : 'map.taking')}
        digitLabel={t('map.digit')}
        renderCell={(digit, move) => {
          const skill = skillOfMove(digit, move);
          const isFirst = digit === 0 && Math.abs(move) === 1;
          return skill && <Cell key={move} {...{ skill, bySkill, digit, isFirst }} />;
        }}
      />
      <table className={`${moves.table} ${classes.others}`}>
        <caption>{t('map.others')}</caption>
        <tbody>
          {otherRows.map((row, place) => (
            <tr key={place}>
              {row.map(({ id }, index) => (
                <Cell key={id} skill={id} bySkill={bySkill} isFirst={place === 0 && index === 0} isSigned />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellProps {
  readonly skill: SkillId;
  readonly bySkill: BySkill;
  /** On which a move is made. */
  readonly digit?: number;
  /** Where Tab stops; the arrow keys lead to the others. */
  readonly isFirst: boolean;
  /** Nothing beside it says what it is. */
  readonly isSigned?: boolean;
}

function Cell({ skill, bySkill, digit, isFirst, isSigned = false }: CellProps) {
  const { t } = useTranslation('statistics_pupil');
  const isOpen = mayUse('math')(useMe());
  const nameOf = useSkillName();
  const { standing = 'locked', answers = 0, chance = 0 } = bySkill.get(skill) ?? {};
  const isKnown = standing !== 'locked' && standing !== 'unknown';
  const named = skillOf(skill);
  const about = [
    digit === undefined ? nameOf(skill) : t('map.on', { move: nameOf(skill), digit }),
    t(`standing.${standing}`),
    isKnown ? t('map.chance', { chance }) : t('map.answers', { count: answers }),
  ].join(' · ');
  const shown = (
    <>
      {isSigned && named && <b>{skillSign(named)}</b>}
      {isKnown ? chance : '·'}
    </>
  );
  const [training] = trainingsOf(skill);
  if (!isOpen || training === undefined) {
    return (
      <td className={`${moves.cell} ${classes.cell}`} data-standing={standing} title={about}>
        {shown}
      </td>
    );
  }
  return (
    <td className={`${moves.cell} ${classes.cell}`} data-standing={standing}>
      <Link
        {...proposalLink(training.game, training.settings)}
        title={about}
        tabIndex={isFirst ? 0 : -1}
        data-cell
        onKeyDown={turn}
      >
        <VisuallyHidden>{about}</VisuallyHidden>
        <span aria-hidden>{shown}</span>
      </Link>
    </td>
  );
}
