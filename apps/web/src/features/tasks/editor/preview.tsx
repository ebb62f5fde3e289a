import { roundSeed } from '@mindhero/engine/homework';
import { wishOf, withMaterial } from '@mindhero/engine/play';
import { timedReadings } from '@mindhero/games/catalogue';
import { listedAs } from '@mindhero/games/listed';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useMaterial } from '../../../entities/game/game-settings/material.ts';
import { useChecked } from '../../../entities/game/game-settings/use-checked.ts';
import { PreviewRound } from './preview-round.tsx';
import { type DraftBlock, materialOf } from './task-draft.ts';
import classes from './preview.module.css';

const TextPage = late(async () => (await import('@mindhero/games/reading/page')).TextPage);

interface PreviewProps {
  readonly block: DraftBlock | undefined;
  /** Null where the items stand fast. */
  readonly onNewSet: (() => void) | null;
}

/** What students get of the block that is looked at. */
export function Preview({ block, onNewSet }: PreviewProps) {
  const { t } = useTranslation(['task_editor', 'game_titles']);
  if (block === undefined) {
    return (
      <Card title={t('preview.title')}>
        <p className={classes.muted}>{t('preview.nothing')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('preview.of', { title: t(`game_titles:title.${listedAs(block.game, block.settings)}`) })}
      actions={
        onNewSet && (
          <Button size="sm" kind="subtle" className={classes.newSet} onClick={onNewSet}>
            {t('preview.new_set')}
          </Button>
        )
      }
    >
      <Suspense fallback={<CardSkeleton lines={4} />}>
        <Items key={block.key} block={block} />
      </Suspense>
    </Card>
  );
}

function Items({ block }: { readonly block: DraftBlock }) {
  const { t } = useTranslation('task_editor');
  const room = use(loadRoom(block.game));
  const { settings } = useChecked(room.rules, block.settings);
  const { material } = useMaterial(block.game, room.rules, settings, materialOf(block));
  const shown = useMemo(() => ({ ...room, rules: withMaterial(room.rules, material) }), [room, material]);
  const [asked, setRound] = useState(1);
  const round = Math.min(asked, block.repeats);
  const seed = roundSeed(block.seed, { attempt: 1, round });
  if (settings === null) return <p className={classes.muted}>{t('preview.impossible')}</p>;
  const wish = wishOf(room.rules, settings);
  const isForAll = wish === null || wish.id !== null || block.material === 'fixed';
  // It is on its way, or there is none, which the block itself tells.
  if (wish !== null && material === null) return <p className={classes.muted}>{t('preview.impossible')}</p>;
  return (
    <>
      {block.repeats > 1 && (
        <div className={classes.rounds}>
          <Segments
            label={t('preview.rounds')}
            options={Array.from({ length: block.repeats }, (_, index) => ({
              value: index + 1,
              label: String(index + 1),
            }))}
            value={round}
            onChange={setRound}
          />
        </div>
      )}
      {material !== null && (
        <p>
          <strong>{material.title}</strong>
        </p>
      )}
      <PreviewRound
        room={shown}
        settings={settings}
        seed={seed}
        note={isForAll ? null : t(`preview.each.${material?.kind === 'words' ? 'words' : 'text'}`)}
      />
      {/* Those show it as it is read, others a part of it or their questions only. */}
      {material?.kind === 'text' && !timedReadings.includes(block.game) && (
        <details className={classes.text}>
          <summary>{t('preview.text')}</summary>
          <Suspense fallback={null}>
            <TextPage text={material} />
          </Suspense>
        </details>
      )}
    </>
  );
}
