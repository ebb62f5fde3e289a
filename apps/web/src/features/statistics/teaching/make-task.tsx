import { trainingsOf } from '@mindhero/games/skill-trainings';
import { Button } from '@mindhero/ui/button';
import { IconBolt } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { defaultDraft, initialDraft } from '../../../entities/game/game-settings/settings-draft.ts';
import { handTask, type HandedBlock, type Receiver } from '../../../entities/homework/task-receivers.ts';
import type { Trained } from './trained.ts';

interface MakeTaskProps {
  readonly receivers: readonly Receiver[];
  readonly trained: readonly Trained[];
  readonly label: string;
}

/** Begins a superhero task of just this, for just these. */
export function MakeTask({ receivers, trained, label }: MakeTaskProps) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => Promise.all(trained.map((one) => blockOf(one, i18n.language))),
    onSuccess: (blocks) => {
      handTask(receivers, blocks.flat());
      void navigate({ to: '/tasks/create' });
    },
    meta: { action: 'load', item: 'game' },
  });
  return (
    <Button
      icon={<IconBolt size={20} aria-hidden />}
      disabled={receivers.length === 0 || trained.length === 0}
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      {label}
    </Button>
  );
}

/** The block of a task that trains it: a skill alone, a game from its first training on; none of what nothing trains. */
async function blockOf(trained: Trained, language: string): Promise<readonly HandedBlock[]> {
  if (trained.kind === 'game') {
    const { game } = trained;
    const { rules } = await loadRoom(game);
    return [{ game, settings: { ...initialDraft(rules, {}, language) } }];
  }
  const [training] = trainingsOf(trained.skill);
  if (training === undefined) return [];
  const { rules } = await loadRoom(training.game);
  return [{ game: training.game, settings: { ...defaultDraft(rules), ...training.settings } }];
}
