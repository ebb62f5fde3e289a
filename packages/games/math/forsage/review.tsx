import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import type { State } from './rules.ts';
import type { Settings } from './settings.ts';

/** Every question that was not answered right at the first try, with the right answer. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('forsage');
  const mistakes = state.items.filter((_, index) => !state.answers[index]?.[0]?.right);
  return (
    <Card>
      {mistakes.length === 0 ? (
        t('review.perfect')
      ) : (
        <ul>
          {mistakes.map((item) => (
            <li key={state.items.indexOf(item)}>
              {item.left} + {item.right} = {item.left + item.right}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
