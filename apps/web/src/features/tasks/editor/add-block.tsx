import { MOST_BLOCKS } from '@mindhero/contract/limits';
import type { Block } from '@mindhero/contract/task';
import type { Listed } from '@mindhero/games/listed';
import { Button } from '@mindhero/ui/button';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areasOf } from '../../../entities/game/catalogue.ts';
import { GameIcon } from '../../../entities/game/game-icon.tsx';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { draftOfPreset, initialDraft } from '../../../entities/game/game-settings/settings-draft.ts';
import { useMe } from '../../../entities/person/me.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { newSeed } from './new-seed.ts';
import classes from './blocks.module.css';

interface AddBlockProps {
  /** How many there are. */
  readonly count: number;
  readonly error: string | null;
  readonly onAdd: (block: Block) => void;
}

/** Opens the games to choose from; the chosen one begins with its first training. */
export function AddBlock({ count, error, onAdd }: AddBlockProps) {
  const { t, i18n } = useTranslation(['task_editor', 'common']);
  const [isOpen, setOpen] = useState(false);
  const add = useMutation({
    mutationFn: async ({ game, presets }: Listed): Promise<Block> => {
      const { rules } = await loadRoom(game);
      const draft = initialDraft(rules, {}, i18n.language);
      const settings = { ...draftOfPreset(rules, presets?.[0] ?? null, {}, i18n.language, draft) };
      return { game, settings, repeats: 1, seed: newSeed() };
    },
    onSuccess: (block) => {
      setOpen(false);
      onAdd(block);
    },
    meta: { action: 'load', item: 'game' },
  });
  const isFull = count >= MOST_BLOCKS;
  return (
    <>
      <Button
        kind="ghost"
        className={classes.add}
        icon={<IconPlus size={20} aria-hidden />}
        disabled={isFull}
        data-fault={error === null ? undefined : true}
        onClick={() => setOpen(true)}
      >
        {isFull ? t('full', { max: MOST_BLOCKS }) : t('add')}
      </Button>
      {error !== null && <p className={classes.error}>{error}</p>}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('choose_game')} width={760}>
        <Games onChoose={(listed) => add.mutate(listed)} />
      </Dialog>
    </>
  );
}

/** The games of the subjects that are open to the person who chooses. */
function Games({ onChoose }: { readonly onChoose: (listed: Listed) => void }) {
  const { t } = useTranslation(['play', 'game_titles', 'task_editor']);
  const areas = areasOf(useMe());
  if (areas.length === 0) return <p>{t('task_editor:no_subjects')}</p>;
  return areas.map(({ subject, games }) => (
    <section key={subject} className={classes.subject} data-area={subject}>
      <h3>{t(`play:area.${subject}`)}</h3>
      <ul className={classes.games}>
        {games.map((listed) => (
          <li key={listed.id}>
            <button type="button" onClick={() => onChoose(listed)}>
              <GameIcon game={listed.id} subject={subject} />
              {t(`game_titles:title.${listed.id}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
