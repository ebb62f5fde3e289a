import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { numberText, sumText } from '../number-text.ts';
import { AnswerReview } from '../question/answer-review.tsx';
import { Explanation } from './explanation.tsx';
import type { Item, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import classes from './abacus.module.css';

/** Every number or example with its answer; the chosen one on the board. */
export function Review({ state, settings }: ReviewProps<AbacusSettings, State>) {
  const { t, i18n } = useTranslation('abacus');
  if (state.items.length === 0) return <Card>{t('nothing_asked')}</Card>;
  const text = (item: Item) =>
    item.terms.length > 1
      ? `${sumText(item.terms, i18n.language)} = ${numberText(item.answer, i18n.language)}`
      : numberText(item.answer, i18n.language);
  return (
    <AnswerReview state={state} label={t('numbers')} question={text}>
      {(item, index) => {
        const given = state.answers[index] ?? [];
        const mistake = given.find(({ right }) => !right);
        const row = mistake && given.indexOf(mistake);
        return settings.show_result === 'never' ? (
          <p className={classes.large}>{text(item)}</p>
        ) : (
          <Explanation settings={settings} item={item} row={row} given={mistake?.value} />
        );
      }}
    </AnswerReview>
  );
}
