import { Button } from '@mindhero/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../platform/i18n.ts';

/** Few need it, and the sign-in is the first screen of all: it comes when it is asked for. */
const ScanDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./scan-dialog.tsx'), withTexts('card')()]);
  return dialog;
});

/** Opens the camera for a person who has a login card. */
export function ScanButton() {
  const { t } = useTranslation('auth');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="subtle" fullWidth onClick={() => setOpen(true)}>
        {t('scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
