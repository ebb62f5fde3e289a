/** How one reads, close at hand: the button beside what is read, and the window that it opens. */
import { IconButton } from '@mindhero/ui/icon-button';
import { late } from '@mindhero/ui/late';
import { TextSkeleton } from '@mindhero/ui/skeletons';
import { IconTextSize } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/dialog.tsx';

const ReadLookChoice = late(async () => (await import('./read-look-choice.tsx')).ReadLookChoice);

interface ReadLookOpenerProps {
  readonly kind?: 'plain' | 'round';
  readonly onClick: () => void;
}

/** The button alone. */
export function ReadLookOpener({ kind = 'plain', onClick }: ReadLookOpenerProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      kind={kind}
      label={t('read_look')}
      aria-haspopup="dialog"
      icon={<IconTextSize aria-hidden />}
      onClick={onClick}
    />
  );
}

interface ReadLookDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The window alone. */
export function ReadLookDialog({ opened, onClose }: ReadLookDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('read_look')} opened={opened} onClose={onClose}>
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <ReadLookChoice />
      </Suspense>
    </Dialog>
  );
}

/** Both together, where nothing has to stop for it. */
export function ReadLookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReadLookOpener onClick={() => setOpen(true)} />
      <ReadLookDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
