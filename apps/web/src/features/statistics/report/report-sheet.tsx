import { skillName, type SkillWords } from '@mindhero/content/skill';
import type { Report } from '@mindhero/contract/statistics/pupil';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { type SkillId, skillOf } from '@mindhero/engine/mastery/skills';
import { wholeMinutesOf } from '@mindhero/engine/minutes';
import { Paper } from '@mindhero/ui/paper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../../platform/format.ts';
import { languageNames } from '../../../platform/language.ts';
import { WeeksDrawing } from './weeks-drawing.tsx';
import classes from './report.module.css';

interface SheetProps {
  readonly report: Report;
  /** Of the sheet; its texts are there. */
  readonly language: string;
}

/** More would not fit on the page. */
const MOST_MASTERED = 12;

/** What a language says of a report. */
function useWords(language: string) {
  const { i18n } = useTranslation('report');
  const words = i18n.getResourceBundle(language, 'skills') as SkillWords;
  return {
    t: i18n.getFixedT(language, 'report'),
    ofAll: i18n.getFixedT(language, 'statistics'),
    format: formatsOf(language),
    nameOf: (id: SkillId) => {
      const skill = skillOf(id);
      return skill === undefined ? '' : skillName(skill, words);
    },
  };
}

/** The page itself: what was trained, what is mastered, what to do at home. */
export function ReportSheet({ report, language }: SheetProps) {
  const { t, ofAll, format } = useWords(language);
  const { student, since, today, active_ms, days, answers, correct, weeks, ability } = report;
  const tenths = (value: number) => format.number(value / 10);
  return (
    <Paper className={classes.sheet} lang={language} aria-label={t('title')}>
      <header className={classes.head}>
        <p>{[student.school, ...student.groups].filter(Boolean).join(' · ')}</p>
        <h2>
          {t('title')}: {student.name}
        </h2>
        <p>{t('period', { since: format.date(since), today: format.date(today) })}</p>
      </header>
      <dl className={classes.figures}>
        <Figure label={t('minutes')}>{format.number(wholeMinutesOf(active_ms))}</Figure>
        <Figure label={t('days')}>{format.number(days)}</Figure>
        <Figure label={t('answers')}>{format.number(answers)}</Figure>
        <Figure label={t('correct')} few={answers > 0 && answers < FEW_ANSWERS ? ofAll('few') : undefined}>
          {answers === 0 ? '–' : format.percent((100 * correct) / answers)}
        </Figure>
      </dl>
      <Part title={t('weeks')}>
        <WeeksDrawing
          weeks={weeks}
          ability={ability}
          words={{ week: t('week'), minutes: t('minutes_short'), ability: t('ability') }}
          format={format}
        />
        <p className={classes.small}>
          {ability === null
            ? t('ability_few')
            : t('ability_text', {
                now: tenths(ability.now),
                least: tenths(ability.least),
                most: tenths(ability.most),
              })}
        </p>
      </Part>
      <Skills report={report} language={language} />
      <div className={classes.pair}>
        {report.reading !== null && <Reading reading={report.reading} language={language} />}
        {report.memory.length > 0 && <Memory memory={report.memory} language={language} />}
      </div>
      <footer className={classes.foot}>
        <p>{t('note')}</p>
        <p>{t('foot', { today: format.date(today) })}</p>
      </footer>
    </Paper>
  );
}

function Skills({ report: { answers, mastered, strengths, practise }, language }: SheetProps) {
  const { t, nameOf } = useWords(language);
  const list = (ids: readonly SkillId[]) => ids.map(nameOf).join(', ');
  const more = mastered.length - MOST_MASTERED;
  return (
    <>
      <Part title={t('mastered')}>
        <p>
          {mastered.length === 0
            ? t(answers === 0 ? 'mastered_idle' : 'mastered_none')
            : list(mastered.slice(-MOST_MASTERED))}
          {more > 0 && ` ${t('mastered_more', { count: more })}`}
        </p>
      </Part>
      <div className={classes.pair}>
        <Part title={t('strengths')}>
          <p>{strengths.length === 0 ? t('strengths_none') : list(strengths)}</p>
        </Part>
        <Part title={t('practise')}>
          {practise.length > 0 && (
            <ul>
              {practise.map((skill) => (
                <li key={skill}>{nameOf(skill)}</li>
              ))}
            </ul>
          )}
          <p className={classes.small}>{t('practise_text')}</p>
        </Part>
      </div>
    </>
  );
}

function Reading({
  reading,
  language,
}: {
  readonly reading: NonNullable<Report['reading']>;
  readonly language: string;
}) {
  const { t, format } = useWords(language);
  const texts = [
    ['first', reading.first],
    ['latest', reading.latest],
  ] as const;
  return (
    <Part title={`${t('reading')} (${languageNames[reading.language]})`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('reading_text', { count: reading.texts })}</th>
            <th scope="col">{t('wpm')}</th>
            <th scope="col">{t('understanding')}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map(([which, { wpm, understanding }]) => (
            <tr key={which}>
              <th scope="row">{t(which)}</th>
              <td>{format.number(wpm)}</td>
              <td>{understanding === null ? '–' : format.percent(understanding)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.small}>{t('reading_note')}</p>
    </Part>
  );
}

function Memory({ memory, language }: { readonly memory: Report['memory']; readonly language: string }) {
  const { t, format } = useWords(language);
  return (
    <Part title={t('memory')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('memory_text')}</th>
            <th scope="col">{t('first')}</th>
            <th scope="col">{t('latest')}</th>
            <th scope="col">{t('best')}</th>
          </tr>
        </thead>
        <tbody>
          {memory.map(({ kind, first, latest, best }) => (
            <tr key={kind}>
              <th scope="row">{t(`kinds.${kind}`)}</th>
              <td>{format.number(first)}</td>
              <td>{format.number(latest)}</td>
              <td>{format.number(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  /** Why it says little, as too few stand behind it: a sentence. */
  readonly few?: string | undefined;
  readonly children: ReactNode;
}

function Figure({ label, few, children }: FigureProps) {
  return (
    <div data-few={few === undefined ? undefined : true}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {few !== undefined && <dd className={classes.why}>{few}</dd>}
    </div>
  );
}
