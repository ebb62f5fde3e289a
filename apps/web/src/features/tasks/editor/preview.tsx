import { roundSeed } from '@mindhero/engine/homework';
import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../platform/game-settings/load-room.ts';
import { useChecked } from '../../../platform/game-settings/use-checked.ts';
import { previewOf } from './preview-items.ts';
import type { DraftBlock } from './task-draft.ts';
import classes from './preview.module.css';

interface PreviewProps {
  readonly block: DraftBlock | undefined;
  /** Null where the items stand fast. */
  readonly onNewSet: (() => void) | null;
}

/** What students get of the block that is looked at. */
export function Preview({ block, onNewSet }: PreviewProps) {
  const { t } = useTranslation(['task_editor', 'rooms']);
  if (block === undefined) {
    return (
      <Card title={t('preview.title')}>
        <p className={classes.muted}>{t('preview.nothing')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('preview.of', { title: t(`rooms:title.${block.game}`) })}
      actions={
        onNewSet && (
          <Button size="sm" kind="subtle" onClick={onNewSet}>
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
  const [asked, setRound] = useState(1);
  const round = Math.min(asked, block.repeats);
  const seed = roundSeed(block.seed, { attempt: 1, round });
  if (settings === null) return <p className={classes.muted}>{t('preview.impossible')}</p>;
  return (
    <>
      {block.repeats > 1 && (
        <Segments
          label={t('preview.rounds')}
          options={Array.from({ length: block.repeats }, (_, index) => ({
            value: index + 1,
            label: String(index + 1),
          }))}
          value={round}
          onChange={setRound}
        />
      )}
      <Round room={room} settings={settings} seed={seed} />
    </>
  );
}

interface RoundProps {
  readonly room: AnyRoom;
  readonly settings: object;
  readonly seed: number;
}

/** The items of one round, as on a worksheet where the room prints one. */
function Round({ room, settings, seed }: RoundProps) {
  const { t } = useTranslation('task_editor');
  const { extent, items } = useMemo(() => previewOf(room.rules, settings, seed), [room, settings, seed]);
  const { Sheet, Example } = room;
  return (
    <>
      <p className={classes.muted}>{t(`preview.${extent}`)}</p>
      {items.length > 0 &&
        (Sheet === undefined ? (
          <Examples Example={Example} settings={settings} items={items} />
        ) : (
          <Worksheet Sheet={Sheet} settings={settings} items={items} />
        ))}
    </>
  );
}

interface ShownProps {
  readonly settings: object;
  readonly items: readonly unknown[];
}

function Worksheet({ Sheet, ...props }: ShownProps & { readonly Sheet: NonNullable<AnyRoom['Sheet']> }) {
  const { t } = useTranslation('task_editor');
  const [isSolved, setSolved] = useState(false);
  return (
    <>
      <div className={classes.items}>
        <Sheet {...props} solved={false} />
        {isSolved && (
          <section className={classes.answers} aria-label={t('preview.answers')}>
            <Sheet {...props} solved />
          </section>
        )}
      </div>
      <Checkbox
        label={t('preview.answers')}
        checked={isSolved}
        onChange={(event) => setSolved(event.currentTarget.checked)}
      />
    </>
  );
}

/** As many as are taken in at a glance. */
const FIRST = 6;

/** One picture for each item, in the order in which they come. */
function Examples({ Example, settings, items }: ShownProps & Pick<AnyRoom, 'Example'>) {
  const { t } = useTranslation('task_editor');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <>
      <ol className={classes.examples} data-several={items.length > 1 || undefined}>
        {shown.map((item, index) => (
          <li key={index}>
            <Example settings={settings} item={item} whole />
          </li>
        ))}
      </ol>
      {shown.length < items.length && (
        <Button size="sm" kind="ghost" onClick={() => setWhole(true)}>
          {t('preview.all', { number: items.length })}
        </Button>
      )}
    </>
  );
}
