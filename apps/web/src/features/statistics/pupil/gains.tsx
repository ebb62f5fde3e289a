import type { Progress } from '@mindhero/contract/statistics/pupil';
import { exportGains, gainsFileColumns } from '@mindhero/contract/statistics/pupil-files';
import { Card } from '@mindhero/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subjectOf } from '../../../entities/game/catalogue.ts';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { Before } from '../before.tsx';
import classes from './gains.module.css';

/** Further games brought next to nothing. */
const MOST = 8;

interface GainsProps {
  readonly gains: Progress['gains'];
  /** How many days they are of. */
  readonly days: number;
  /** Chooses the days. */
  readonly children: ReactNode;
}

/** Which games brought points. */
export function Gains({ gains, days, children }: GainsProps) {
  const { t } = useTranslation(['statistics_pupil', 'game_titles']);
  const { number } = useFormats();
  const me = useMe();
  const most = gains[0]?.points ?? 0;
  return (
    <Card
      title={t('statistics_pupil:gains.title')}
      actions={
        <TableExport
          count={gains.length}
          columns={gainsFileColumns}
          fetchFile={(file) => call(exportGains, { params: { id: me.id }, query: { days, ...file } })}
        />
      }
    >
      {children}
      {gains.length === 0 ? (
        <p className={classes.none}>{t('statistics_pupil:gains.none')}</p>
      ) : (
        <ol className={classes.gains}>
          {gains.slice(0, MOST).map(({ game, points, before }) => (
            <li key={game} data-area={subjectOf(game)}>
              <span>{t(`game_titles:title.${game}`)}</span>
              <b>
                +{number(points)}
                <Before value={before === null ? null : `${before > 0 ? '+' : ''}${number(before)}`} />
              </b>
              <span className={classes.bar} style={{ width: `${(100 * points) / most}%` }} aria-hidden />
            </li>
          ))}
        </ol>
      )}
      {gains.length > MOST && (
        <p className={classes.none}>{t('statistics_pupil:gains.most', { most: MOST })}</p>
      )}
    </Card>
  );
}
