import { usualPeriod } from '@mindhero/contract/statistics/period';
import type { Platform } from '@mindhero/contract/statistics/platform';
import {
  exportPlatform,
  exportRoles,
  platformFileColumns,
  rolesFileColumns,
} from '@mindhero/contract/statistics/platform-files';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { shareOf } from '@mindhero/engine/share';
import { Card } from '@mindhero/ui/card';
import { HeatTable } from '@mindhero/ui/heat-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { Tiles } from '../tiles.tsx';
import { Told } from '../told.tsx';
import { useHomeworkRate } from '../use-homework-rate.ts';
import { ofDays, platformQuery } from './queries.ts';
import classes from '../tables.module.css';

/** Lines of the file that is made of it. */
const LINES = 14;

/** Who is there, against the period before. */
export function Overview(view: StatisticsView) {
  const { t } = useTranslation('statistics_platform');
  const { search } = view;
  const query = useQuery({ ...platformQuery(search), placeholderData: keepPreviousData });
  return (
    <div className={classes.view}>
      <Filters {...view} has={['days']} />
      <Told query={query}>
        {(platform) => (
          <Card
            title={t('platform.title')}
            actions={
              <TableExport
                count={LINES}
                columns={platformFileColumns}
                fetchFile={(file) => call(exportPlatform, { query: { ...ofDays(search), ...file } })}
              />
            }
          >
            <div className={classes.view}>
              <p className={classes.lead}>{t('platform.lead')}</p>
              <Users platform={platform} />
              <div className={classes.titled}>
                <h3>{t('platform.roles')}</h3>
                <TableExport
                  count={platform.roles.length}
                  columns={rolesFileColumns}
                  fetchFile={(file) => call(exportRoles, { query: file })}
                />
              </div>
              <Roles platform={platform} />
              <h3>{t('platform.training', { count: search.days ?? usualPeriod })}</h3>
              <Training platform={platform} />
              <div className={classes.open}>
                <ButtonLink to="/schools">{t('platform.open_schools')}</ButtonLink>
              </div>
            </div>
          </Card>
        )}
      </Told>
    </div>
  );
}

interface Told {
  readonly platform: Platform;
}

function Users({ platform }: Told) {
  const { t } = useTranslation('statistics_platform');
  const { number } = useFormats();
  const { total, active, inactive, groups, memberships, new_accounts, closed_accounts, new_groups } =
    platform;
  const moved = (kind: 'made' | 'closed', { now, before }: Platform['trained']) =>
    t(`platform.${kind}`, { now: number(now), before: number(before) });
  return (
    <Tiles
      tiles={[
        { label: t('platform.total'), value: number(total), note: moved('made', new_accounts) },
        { label: t('platform.active'), value: number(active) },
        { label: t('platform.inactive'), value: number(inactive), note: moved('closed', closed_accounts) },
        { label: t('platform.groups'), value: number(groups), note: moved('made', new_groups) },
        { label: t('platform.students_per_group'), value: groups === 0 ? '–' : number(memberships / groups) },
      ]}
    />
  );
}

function Roles({ platform: { roles, active } }: Told) {
  const { t } = useTranslation(['statistics_platform', 'roles', 'statistics']);
  const { number, percent } = useFormats();
  return (
    <HeatTable
      label={t('statistics_platform:platform.roles')}
      of={t('statistics_platform:platform.role')}
      columns={[
        { name: t('statistics_platform:platform.people') },
        { name: t('statistics_platform:platform.share') },
      ]}
      rows={roles.map(({ role, people }) => ({
        key: role,
        head: t(`roles:${role}`),
        cells: [
          number(people),
          {
            value: percent(shareOf(people, active) ?? 0),
            few: active < FEW_ANSWERS ? t('statistics:few_of') : undefined,
          },
        ],
      }))}
    />
  );
}

function Training({ platform: { trained, assigned, done } }: Told) {
  const { t } = useTranslation(['statistics_platform', 'statistics']);
  const { number } = useFormats();
  const rate = useHomeworkRate();
  return (
    <Tiles
      tiles={[
        {
          label: t('statistics_platform:platform.trained'),
          value: number(trained.now),
          note: t('statistics:week_before', { before: number(trained.before) }),
        },
        {
          label: t('statistics_platform:platform.homework'),
          ...rate(
            { assigned: assigned.now, done: done.now },
            { assigned: assigned.before, done: done.before },
          ),
        },
      ]}
    />
  );
}
