import { getGroupNeeds, type GroupNeed, type GroupNeeds } from '@mindhero/contract/group-needs';
import type { Block } from '@mindhero/contract/task';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { defaultDraft } from '../../../entities/game/game-settings/settings-draft.ts';
import { useSkillNames } from '../../../entities/skill/skill-name.ts';
import { asked } from '../../../platform/asked.ts';
import { useFormats } from '../../../platform/format.ts';
import { newSeed } from './new-seed.ts';
import type { Assignee } from './task-draft.ts';
import classes from './needs.module.css';

const needsQuery = (id: number) => ({
  ...asked(['groups', id, 'needs'], getGroupNeeds, { params: { id } }),
  // It only helps: where it does not come, nothing is missing.
  meta: {},
});

const isFaint = ({ answers }: GroupNeed) => answers < FEW_ANSWERS;

interface NeedsProps {
  readonly onAdd: (block: Block) => void;
}

/** What a group that gets the task has yet to master; a press adds the training that is for it. */
export function NeedsCard({ group, onAdd }: NeedsProps & { readonly group: Assignee }) {
  const { t } = useTranslation('task_editor');
  const { data } = useQuery(needsQuery(group.id));
  if (data === undefined) return null;
  return (
    <Card title={t('needs.title', { group: group.name })}>
      {data.needs.length === 0 ? (
        <p className={classes.none}>{t(data.trained === 0 ? 'needs.untrained' : 'needs.none')}</p>
      ) : (
        <>
          <ul className={classes.needs}>
            {data.needs.map((need) => (
              <Need key={need.skill} need={need} onAdd={onAdd} />
            ))}
          </ul>
          {data.needs.some(isFaint) && <p className={classes.none}>{t('needs.few')}</p>}
        </>
      )}
    </Card>
  );
}

function Need({ need, onAdd }: NeedsProps & { readonly need: GroupNeeds['needs'][number] }) {
  const { t } = useTranslation(['task_editor', 'game_titles']);
  const { percent } = useFormats();
  const skill = useSkillNames()(need.skill).whole;
  const add = useMutation({
    mutationFn: async ({ game, settings }: GroupNeed['trainings'][number]): Promise<Block> => {
      const { rules } = await loadRoom(game);
      return { game, settings: { ...defaultDraft(rules), ...settings }, repeats: 1, seed: newSeed() };
    },
    onSuccess: onAdd,
    meta: { action: 'load', item: 'game' },
  });
  return (
    <li>
      <span className={classes.about} data-few={isFaint(need) || undefined}>
        <b>{skill}</b>
        <small>{t('task_editor:needs.evidence', { ...need, percent: percent(need.percent) })}</small>
      </span>
      <span className={classes.trainings}>
        {need.trainings.map((training) => {
          const title = t(`game_titles:title.${training.game}`);
          return (
            <Button
              key={training.game}
              size="sm"
              kind="ghost"
              icon={<IconPlus size={16} aria-hidden />}
              aria-label={t('task_editor:needs.add', { skill, title })}
              onClick={() => add.mutate(training)}
            >
              {title}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
