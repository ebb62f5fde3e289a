import { type MasteryTold, NEW_DAYS } from '@mindhero/contract/statistics/pupil';
import { exportMastery, masteryFileColumns } from '@mindhero/contract/statistics/pupil-files';
import { type Standing, standings } from '@mindhero/engine/mastery/ladder';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { proposalLink, subjectOf } from '../../../entities/game/catalogue.ts';
import { press } from '../../../entities/game/press.ts';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { masteryQuery } from '../../../entities/person/mastery.ts';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { SkillMap } from './skill-map.tsx';
import moves from '../../../entities/skill/move-table/move-table.module.css';
import classes from './pupil.module.css';
import map from './skill-map.module.css';

/** What I can do on the abacus and of the tables, and what to train now. */
export function Techniques() {
  const { t } = useTranslation('statistics_pupil');
  const me = useMe();
  const found = useQuery(masteryQuery(me.id));
  if (found.isPending) return <CardSkeleton lines={12} />;
  if (found.isError) return <LoadFailure item="statistics" error={found.error} onRetry={found.refetch} />;
  const { skills, newly_passed, next } = found.data;
  return (
    <div className={classes.view}>
      {next !== null && <Next next={next} />}
      <Card
        title={t('map.title')}
        actions={
          <TableExport
            count={skills.length}
            columns={masteryFileColumns}
            fetchFile={(file) => call(exportMastery, { params: { id: me.id }, query: file })}
          />
        }
      >
        <p className={classes.hint}>{t('map.text')}</p>
        <Legend skills={skills} news={newly_passed.length} />
        <SkillMap skills={skills} />
      </Card>
    </div>
  );
}

/** What is most useful now. */
function Next({ next: { skill, why, game, settings } }: { readonly next: NonNullable<MasteryTold['next']> }) {
  const { t } = useTranslation(['statistics_pupil', 'game_titles']);
  const nameOf = useSkillName();
  return (
    <Card
      title={t('statistics_pupil:next.title', { skill: nameOf(skill) })}
      actions={
        <ButtonLink
          {...proposalLink(game, settings)}
          area={subjectOf(game)}
          size="lg"
          onClick={press({ game })}
        >
          {t('statistics_pupil:next.train')}
        </ButtonLink>
      }
    >
      <p className={classes.hint}>
        {t(`statistics_pupil:next.why.${why}`)}{' '}
        {t('statistics_pupil:next.where', { game: t(`game_titles:title.${game}`) })}
      </p>
    </Card>
  );
}

/** What the colours mean, and how many skills have each. */
function Legend({ skills, news }: Pick<MasteryTold, 'skills'> & { readonly news: number }) {
  const { t } = useTranslation('statistics_pupil');
  const count = (standing: Standing) => skills.filter((one) => one.standing === standing).length;
  return (
    <ul className={map.legend}>
      {standings.toReversed().map((standing) => (
        <li key={standing}>
          <span className={`${moves.cell} ${map.cell}`} data-standing={standing} aria-hidden />
          {t(`standing.${standing}`)} <b>{count(standing)}</b>
          {standing === 'passed' && news > 0 && (
            <span className={classes.hint}>{t('map.newly', { count: news, days: NEW_DAYS })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
