import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

/** What became of an item or a round; nothing was answered to what is `missed`. */
export type Outcome = keyof typeof icons;

/** The sign of it, the same in every review. */
export function OutcomeIcon({ outcome, size }: { readonly outcome: Outcome; readonly size?: number }) {
  const { t } = useTranslation('rooms');
  const Icon = icons[outcome];
  return <Icon {...(size !== undefined && { size })} aria-label={t(`question.${outcome}`)} />;
}
