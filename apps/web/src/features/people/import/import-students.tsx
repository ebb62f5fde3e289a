import type { NewAccount } from '@mindhero/contract/account';
import { Dialog } from '@mindhero/ui/dialog';
import { useTranslation } from 'react-i18next';
import { FileChoice } from './file-choice.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportReview } from './import-review.tsx';
import { useFirstPasswords, useImport } from './use-import.ts';

interface ImportStudentsProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** Students from a file: it is chosen, looked over line by line, carried out; then new students get their passwords. */
export function ImportStudents({ onClose, onMade }: ImportStudentsProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { check, carryOut, progress, isOutdated } = useImport();
  const passwords = useFirstPasswords(carryOut.data?.created ?? []);
  const { make, made } = passwords;
  const isBusy = check.isPending || carryOut.isPending;
  const choose = (file: File) => {
    carryOut.reset();
    check.mutate(file);
  };
  /** Passwords are seen this once: none that was made goes unseen, nor does who was. */
  const close = () => {
    if (make.isPending || carryOut.isPending) return;
    if (made.length > 0) onMade(made);
    else onClose();
  };
  return (
    <Dialog
      opened
      onClose={close}
      title={t('imports:title')}
      closeLabel={t('common:buttons.close')}
      width={860}
    >
      {carryOut.isSuccess ? (
        <ImportDone
          done={carryOut.data}
          passwords={passwords}
          onMake={() => make.mutate(undefined, { onSuccess: onMade })}
          onClose={close}
        />
      ) : check.isSuccess ? (
        <ImportReview
          key={check.data.report.plan ?? check.submittedAt}
          checked={check.data}
          isOutdated={isOutdated}
          isBusy={isBusy}
          progress={progress}
          error={isOutdated ? null : carryOut.error}
          onOther={() => check.reset()}
          onConfirm={() => carryOut.mutate(check.data)}
        />
      ) : (
        <FileChoice isBusy={isBusy} error={check.error} onFile={choose} />
      )}
    </Dialog>
  );
}
