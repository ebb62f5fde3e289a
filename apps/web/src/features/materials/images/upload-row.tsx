import { LONGEST_ALTERNATIVE, LONGEST_TITLE } from '@mindhero/contract/limits';
import { picture } from '@mindhero/contract/user';
import { IconButton } from '@mindhero/ui/icon-button';
import { LevelRail } from '@mindhero/ui/level-rail';
import { TextField } from '@mindhero/ui/text-field';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUploadWords } from '../../../entities/homework/file-faults.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { missing } from '../../../platform/form/faults.ts';
import { useFormats } from '../../../platform/format.ts';
import { FilePicture } from './file-picture.tsx';
import { isOpen, type Upload } from './uploads.ts';
import classes from './images.module.css';

interface UploadRowProps {
  readonly upload: Upload;
  /** What lacks its words is blamed. */
  readonly isAsked: boolean;
  readonly onChange: (change: Partial<Pick<Upload, 'name' | 'alternative'>>) => void;
  readonly onRemove: () => void;
}

/** An image before it is the server's. */
export function UploadRow({ upload, isAsked, onChange, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['materials', 'common']);
  const { percent } = useFormats();
  const wordsOf = useFaultWords();
  const fileWords = useUploadWords(picture);
  const { state, file } = upload;
  const isEditable = isOpen(upload);
  const errorOf = (name: 'name' | 'alternative') =>
    isAsked && isEditable ? wordsOf(name, missing(upload[name]) ?? undefined) : null;
  return (
    <li className={classes.upload} data-state={state.kind}>
      {state.kind === 'refused' ? <span className={classes.noPicture} /> : <FilePicture file={file} />}
      <div className={classes.uploadFields}>
        {isEditable ? (
          <>
            <TextField
              label={t('materials:images.name')}
              value={upload.name}
              maxLength={LONGEST_TITLE}
              error={errorOf('name')}
              onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            />
            <TextField
              label={t('materials:images.alternative')}
              placeholder={t('materials:images.alternative_example')}
              value={upload.alternative}
              maxLength={LONGEST_ALTERNATIVE}
              error={errorOf('alternative')}
              onChange={({ currentTarget }) => onChange({ alternative: currentTarget.value })}
            />
          </>
        ) : (
          <b>{state.kind === 'refused' ? file.name : upload.name}</b>
        )}
        {state.kind === 'sending' && (
          <LevelRail
            value={state.sent}
            label={t('materials:upload.sending', { name: upload.name, percent: percent(state.sent * 100) })}
          />
        )}
        {state.kind === 'refused' && (
          <p className={classes.fault} role="alert">
            {t(`common:file.${state.fault}`, fileWords)}
          </p>
        )}
        {state.kind === 'failed' && (
          <p className={classes.fault} role="alert">
            {state.reason}
          </p>
        )}
      </div>
      {state.kind === 'done' && (
        <IconCircleCheck className={classes.done} aria-label={t('materials:upload.ok')} />
      )}
      {(isEditable || state.kind === 'refused') && (
        <IconButton
          small
          label={t('materials:upload.remove', { name: file.name })}
          icon={<IconX size={20} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
