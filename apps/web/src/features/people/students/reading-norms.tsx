import type { ReadingNorms } from '@mindhero/contract/reading';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../platform/language.ts';
import card from '../../../platform/table-card.module.css';
import classes from './reading-norms.module.css';
import spans from './spans.module.css';

/** What is usual by grade in each language that was read. Nothing is coloured by how it compares. */
export function ReadingNormsOf({ norms }: { readonly norms: readonly ReadingNorms[] }) {
  const { t } = useTranslation('people');
  return (
    <section className={classes.norms}>
      <div className={card.tables}>
        {norms.map((norm) => (
          <div key={norm.language}>
            <p className={classes.found}>{t(`reading.${standing(norm)}`, said(norm))}</p>
            <Bands {...norm} />
            <p className={card.hint}>
              {t(norm.language === 'EN' ? 'reading.sources.silent' : 'reading.sources.scaled')}{' '}
              {t(`reading.sources.aloud_${norm.language}`)}
            </p>
          </div>
        ))}
      </div>
      <p className={card.hint}>{t('reading.note')}</p>
    </section>
  );
}

function standing({ wpm, grades }: ReadingNorms): 'unknown' | 'outside' | 'within' {
  if (wpm === null) return 'unknown';
  return grades.length === 0 ? 'outside' : 'within';
}

const said = ({ wpm, grades }: ReadingNorms) => ({ wpm: wpm ?? 0, grades: grades.join(', ') });

function Bands({ language, bands }: ReadingNorms) {
  const { t } = useTranslation('people');
  const told = bands.filter(({ silent, aloud }) => silent !== null || aloud !== null);
  return (
    <table className={spans.table}>
      <caption>{t('reading.norms', { language: languageNames[language] })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reading.grade')}</th>
          <th scope="col">{t('reading.silent')}</th>
          <th scope="col">{t('reading.aloud')}</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ grade, silent, aloud }) => (
          <tr key={grade}>
            <th scope="row">{grade}</th>
            <td>{rangeOf(silent)}</td>
            <td>{rangeOf(aloud)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf(band: ReadingNorms['bands'][number]['silent']): string {
  return band === null ? '–' : `${band.low}\u2060–\u2060${band.high}`;
}
