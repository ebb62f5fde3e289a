import { streams } from '@mindhero/engine/random';
import { MissingMaterial } from '@mindhero/engine/reading/material';
import { GenerationError } from '@mindhero/engine/settings';
import type { AnyRoom } from '@mindhero/games/player';
import { Card } from '@mindhero/ui/card';
import { IconButton } from '@mindhero/ui/icon-button';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './set-up.module.css';

/** One item as these settings give it; another one at a touch. Nothing where nothing is asked, as on a free board. */
export function ExampleCard({
  room,
  settings,
}: {
  readonly room: AnyRoom;
  readonly settings: object | null;
}) {
  const { t } = useTranslation('play');
  // Only an example: any seed will do, so they are just counted.
  const [seed, setSeed] = useState(1);
  const item = useMemo(
    () => (settings === null ? null : sampled(room, settings, seed)),
    [room, settings, seed],
  );
  if (item === undefined) return null;
  return (
    <Card
      title={t('example')}
      actions={
        <IconButton
          small
          label={t('another_example')}
          icon={<IconRefresh aria-hidden />}
          onClick={() => setSeed((seed) => seed + 1)}
        />
      }
    >
      {settings === null || item === null ? (
        <p className={classes.muted}>{t('no_example')}</p>
      ) : (
        <div className={classes.example}>
          <room.Example settings={settings} item={item} />
        </div>
      )}
    </Card>
  );
}

/** Undefined where there are no items or where they are told with the play only, null where these settings cannot make one. */
function sampled({ rules }: AnyRoom, settings: object, seed: number): unknown {
  try {
    return rules.sample(settings, streams(seed), 1)[0];
  } catch (error) {
    if (error instanceof GenerationError) return null;
    if (error instanceof MissingMaterial) return undefined;
    throw error;
  }
}
