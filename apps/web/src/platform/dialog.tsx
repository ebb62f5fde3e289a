import { Dialog as PlainDialog } from '@mindhero/ui/dialog';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type DialogProps = Omit<ComponentProps<typeof PlainDialog>, 'closeLabel' | 'opened'> & {
  readonly opened?: boolean;
};

/** The window of the design system, whose cross says what it does. */
export function Dialog({ opened = true, ...props }: DialogProps) {
  const { t } = useTranslation();
  return <PlainDialog {...props} opened={opened} closeLabel={t('buttons.close')} />;
}
