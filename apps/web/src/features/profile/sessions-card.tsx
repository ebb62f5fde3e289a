import type { SessionRow } from '@mindhero/contract/session';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconButton } from '@mindhero/ui/icon-button';
import { Pill } from '@mindhero/ui/pill';
import { TextSkeleton } from '@mindhero/ui/skeletons';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { useNow } from '../../platform/use-now.ts';
import { useSessions } from './use-sessions.ts';
import classes from './sessions.module.css';

/** Where the person is signed in, and the way out of each of these places. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const { sessions, end, endAll } = useSessions();
  return (
    <Card title={t('sessions.title')}>
      {sessions.error !== null && sessions.data === undefined ? (
        <LoadFailure item="sessions" error={sessions.error} onRetry={sessions.refetch} />
      ) : sessions.data === undefined ? (
        <div aria-busy>
          <TextSkeleton />
        </div>
      ) : (
        <ul className={classes.list}>
          {sessions.data.results.map((row) => (
            <Line key={row.id} row={row} onEnd={() => end.mutate(row.id)} />
          ))}
        </ul>
      )}
      <Button kind="ghost" size="sm" onClick={() => void endAll()}>
        {t('sessions.end_all')}
      </Button>
    </Card>
  );
}

function Line({ row, onEnd }: { readonly row: SessionRow; readonly onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const { shortDateTime } = useFormats();
  const now = useNow();
  const device = [row.browser, row.system].filter((name) => name !== null).join(', ');
  const name = device === '' ? t('sessions.unknown') : device;
  return (
    <li className={classes.line}>
      <DeviceIcon system={row.system} />
      <div className={classes.words}>
        <strong>{name}</strong>
        {row.is_current && <Pill tone="right">{t('sessions.here')}</Pill>}
        {row.shared && <Pill>{t('sessions.shared')}</Pill>}
        <span className={classes.times}>
          {t(row.is_current ? 'sessions.started' : 'sessions.used', {
            used: shortDateTime(row.used_at, now),
            started: shortDateTime(row.started_at, now),
          })}
        </span>
      </div>
      {!row.is_current && (
        <IconButton
          icon={<IconX size={22} aria-hidden />}
          label={t('sessions.end', { device: name })}
          onClick={onEnd}
        />
      )}
    </li>
  );
}

function DeviceIcon({ system }: { readonly system: string | null }) {
  const look = { size: 28, stroke: 1.6, 'aria-hidden': true };
  if (system === 'Android' || system === 'iPhone') return <IconDeviceMobile {...look} />;
  return system === 'iPad' ? <IconDeviceTablet {...look} /> : <IconDeviceLaptop {...look} />;
}
