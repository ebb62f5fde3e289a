import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { FileButton } from '@mindhero/ui/file-button';
import { TextArea } from '@mindhero/ui/text-area';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../platform/dialog.tsx';
import { DropPlace } from '../../../../platform/form/drop-place.tsx';
import { ImportReview } from './import-review.tsx';
import type { Imported } from './imported.ts';
import { type ReadImport, readImport } from './read-import.ts';
import classes from './import.module.css';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onTake: (imported: Imported) => void;
}

/** Bytes; two thousand words and their questions take a tenth of it in any alphabet. */
const MOST_BYTES = 512 * 1024;

type Fault = 'too_large' | 'not_text' | 'empty';

/** Reads a text and questions from a file, or from what is pasted, and shows what would come in before it does. */
export function ImportDialog({ onClose, onTake }: ImportDialogProps) {
  const { t } = useTranslation(['text_editor', 'common']);
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [read, setRead] = useState<ReadImport | null>(null);
  const take = (name: string, content: string) => {
    const found = content.trim() === '' ? 'empty' : /[\0\uFFFD]/u.test(content) ? 'not_text' : null;
    setFault(found);
    if (found === null) setRead(readImport(name, content));
  };
  const takeFile = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) setFault('too_large');
    else void file.text().then((content) => take(file.name, content));
  };
  return (
    <Dialog title={t('text_editor:import.title')} onClose={onClose} width={760}>
      {read === null ? (
        <>
          <p className={classes.plain}>{t('text_editor:import.intro')}</p>
          <DropPlace onFile={takeFile}>
            <IconFileUpload size={40} aria-hidden />
            <span>{t('text_editor:import.drop')}</span>
            <FileButton accept=".txt,.md,.markdown,.gift,text/plain,text/markdown" onFile={takeFile}>
              {t('text_editor:import.choose')}
            </FileButton>
          </DropPlace>
          <TextArea
            label={t('text_editor:import.paste')}
            rows={5}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          {fault !== null && (
            <Callout tone="fault" role="alert">
              {t(`text_editor:import.fault.${fault}`)}
            </Callout>
          )}
          <ButtonRow align="end">
            <Button kind="ghost" onClick={onClose}>
              {t('common:buttons.close')}
            </Button>
            <Button onClick={() => take('', pasted)}>{t('text_editor:import.check')}</Button>
          </ButtonRow>
        </>
      ) : (
        <ImportReview read={read} onOther={() => setRead(null)} onTake={() => onTake(read)} />
      )}
    </Dialog>
  );
}
