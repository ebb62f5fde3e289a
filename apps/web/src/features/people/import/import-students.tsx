import type { NewAccount } from '@mindhero/contract/account';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/dialog.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportReview } from './import-review.tsx';
import { unanswered, useFirstPasswords, useImport } from './use-import.ts';

interface ImportStudentsProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** Students from a file: it is chosen, looked over line by line, carried out; then new students get their passwords. */
export function ImportStudents({ onClose, onMade }: ImportStudentsProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { check, checked, forget, carryOut, progress, isOutdated } = useImport();
  const passwords = useFirstPasswords(carryOut.data?.created ?? []);
  const { make, made } = passwords;
  const isBusy = check.isPending || carryOut.isPending;
  const choose = (file: File) => {
    carryOut.reset();
    check.mutate({ file, answers: unanswered });
  };
  /** Passwords are seen this once: none that was made goes unseen, nor does who was. */
  const close = () => {
    if (make.isPending || carryOut.isPending) return;
    if (made.length > 0) onMade(made);
    else onClose();
  };
  return (
    <Dialog onClose={close} title={t('imports:title')} width={860}>
      {carryOut.isSuccess ? (
        <ImportDone
          done={carryOut.data}
          passwords={passwords}
          onMake={() => make.mutate(undefined, { onSuccess: onMade })}
          onClose={close}
        />
      ) : checked !== null ? (
        <ImportReview
          checked={checked}
          isOutdated={isOutdated}
          isBusy={carryOut.isPending}
          isChecking={check.isPending}
          progress={progress}
          error={isOutdated ? null : (carryOut.error ?? check.error)}
          onAnswer={(answers) => check.mutate({ file: checked.file, answers })}
          onOther={forget}
          onConfirm={() => carryOut.mutate(checked)}
        />
      ) : (
        <FileChoice isBusy={isBusy} error={check.error} onFile={choose} />
      )}
    </Dialog>
  );
}
