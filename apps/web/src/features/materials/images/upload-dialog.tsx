import { picture } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { FilesButton } from '@mindhero/ui/file-button';
import { IconPhotoUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUploadWords } from '../../../entities/homework/file-faults.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { DropPlace } from '../../../platform/form/drop-place.tsx';
import { UploadRow } from './upload-row.tsx';
import { isOpen } from './uploads.ts';
import { useUploads } from './use-uploads.ts';
import classes from './images.module.css';

/** Several images at once: each gets its name and its words, tells how far it has come, and is refused with its reason. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['materials', 'common']);
  const words = useUploadWords(picture);
  const { uploads, isSending, isAsked, add, change, remove, send } = useUploads();
  const open = uploads.filter(isOpen).length;
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  return (
    <Dialog title={t('materials:upload.title')} onClose={onClose} width={760}>
      <DropPlace onFiles={add}>
        <IconPhotoUp size={40} aria-hidden />
        <span>{t('materials:upload.drop', words)}</span>
        <FilesButton accept={picture.types.join()} disabled={isSending} onFiles={add}>
          {t('materials:upload.choose')}
        </FilesButton>
      </DropPlace>
      {uploads.length > 0 && (
        <ul className={classes.uploads} aria-label={t('materials:upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              isAsked={isAsked}
              onChange={(changes) => change(upload.key, changes)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </ul>
      )}
      <p className={classes.count} role="status">
        {done > 0 && t('materials:upload.done', { count: done })}
      </p>
      <ButtonRow align="end">
        <Button kind={open > 0 ? 'ghost' : 'primary'} onClick={onClose}>
          {t('common:buttons.close')}
        </Button>
        {open > 0 && (
          <Button loading={isSending} onClick={send}>
            {t('materials:upload.send', { count: open })}
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  );
}
