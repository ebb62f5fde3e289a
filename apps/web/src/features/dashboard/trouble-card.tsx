import type { Group } from '@mindhero/contract/group';
import type { GroupTrouble } from '@mindhero/contract/group-trouble';
import { Card } from '@mindhero/ui/card';
import { SelectField } from '@mindhero/ui/select-field';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { groupTroubleQuery } from './trouble-query.ts';
import { weakestOf, wrongShare } from './trouble.ts';
import classes from './dashboard.module.css';

const DAYS = 21;

/** What one group finds hardest; first the one that was right least often. */
export function TroubleCard({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTranslation('dashboard');
  const [chosen, setChosen] = useState<number | null>(null);
  const group = groups.find(({ id }) => id === chosen) ?? weakestOf(groups);
  const trouble = useQuery({
    ...groupTroubleQuery(group?.id ?? 0, DAYS),
    enabled: group !== undefined,
    placeholderData: keepPreviousData,
  });
  if (group === undefined) return null;
  if (trouble.isPending) return <CardSkeleton lines={4} />;
  return (
    <Card title={t('staff.trouble')}>
      <div className={classes.trouble}>
        <SelectField
          label={t('staff.trouble_group')}
          value={group.id}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {trouble.isError ? (
          <LoadFailure item="results" error={trouble.error} onRetry={trouble.refetch} />
        ) : (
          <Hardest trouble={trouble.data} />
        )}
      </div>
    </Card>
  );
}

function Hardest({ trouble: { techniques, games } }: { readonly trouble: GroupTrouble }) {
  const { t } = useTranslation(['dashboard', 'game_titles']);
  const { percent } = useFormats();
  if (techniques.length + games.length === 0)
    return <p className={classes.hint}>{t('dashboard:staff.trouble_none')}</p>;
  const moves = techniques.map(({ digit, move, ...answers }) => ({
    key: `${move}@${digit}`,
    name: t('dashboard:staff.move', { move: `${move > 0 ? '+' : '−'}${Math.abs(move)}`, digit }),
    kind: t('dashboard:staff.soroban'),
    ...answers,
  }));
  const played = games.map(({ game, ...answers }) => ({
    key: game,
    name: t(`game_titles:title.${game}`),
    kind: t('dashboard:staff.game'),
    ...answers,
  }));
  return (
    <>
      <ul className={classes.rows}>
        {[...moves, ...played].map(({ key, name, kind, ...answers }) => (
          <li key={key} className={classes.hard}>
            <span className={classes.rowText}>
              <b>{name}</b>
              <small>{kind}</small>
            </span>
            <span className={classes.wrong}>
              {t('dashboard:staff.wrong', { percent: percent(wrongShare(answers)) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('dashboard:staff.trouble_hint')}</p>
    </>
  );
}
