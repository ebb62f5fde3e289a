import { useTranslation } from 'react-i18next';
import grades from '../../../entities/homework/grade.module.css';
import classes from './grid.module.css';

const ofSkills = [
  ['good', 'passed'],
  ['fair', 'learning'],
  ['poor', 'weak'],
] as const;

/** What the grounds of a grid mean. */
export function Legend({ isOfSkills }: { readonly isOfSkills: boolean }) {
  const { t } = useTranslation(['statistics_teaching', 'statistics']);
  return (
    <ul className={classes.legend}>
      {isOfSkills &&
        ofSkills.map(([grade, word]) => (
          <li key={word}>
            <i className={grades.grade} data-grade={grade} aria-hidden />
            {t(`statistics_teaching:standing.${word}`)}
          </li>
        ))}
      <li>
        <i aria-hidden />
        {t('statistics:few')}
      </li>
      <li>
        {t(isOfSkills ? 'statistics_teaching:grid.numbers.skills' : 'statistics_teaching:grid.numbers.games')}
      </li>
    </ul>
  );
}
