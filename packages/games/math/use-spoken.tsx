import type { Example } from '@mindhero/engine/additive/examples';
import { useTranslation } from 'react-i18next';

/** What a voice says of a sum: its numbers, and once it is completed its result as well. */
export function useSpoken() {
  const { t } = useTranslation('rooms');
  const numbers = ({ terms }: Example) =>
    terms.map((term, place) => {
      if (place === 0) return String(term);
      return t(term < 0 ? 'spoken.minus' : 'spoken.plus', { number: Math.abs(term) });
    });
  return {
    spoken: (example: Example) => numbers(example).join(', '),
    completed: (example: Example) =>
      [...numbers(example), t('spoken.equals', { number: example.answer })].join(', '),
  };
}
