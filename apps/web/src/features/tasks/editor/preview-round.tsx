import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from './preview-items.ts';
import classes from './preview.module.css';

interface RoundProps {
  readonly room: AnyRoom;
  readonly settings: object;
  readonly seed: number;
  /** What it is an example of; null where it is just what students get. */
  readonly note: string | null;
}

/** The items of one round, as on a worksheet where the room prints one with answers. */
export function PreviewRound({ room, settings, seed, note }: RoundProps) {
  const { t } = useTranslation('task_editor');
  const { extent, items } = useMemo(() => previewOf(room.rules, settings, seed), [room, settings, seed]);
  const { Sheet, Example } = room;
  return (
    <>
      <p className={classes.muted}>{note ?? t(`preview.${extent}`)}</p>
      {items.length > 0 &&
        (Sheet === undefined || room.answers === false ? (
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
