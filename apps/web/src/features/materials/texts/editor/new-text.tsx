import { useTranslation } from 'react-i18next';
import { toastDone } from '../../../../platform/failures.ts';
import { TextEditor } from './text-editor.tsx';

/** The editor of a text that is not stored yet. */
export function NewText({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('materials');
  return (
    <TextEditor
      text={null}
      onClose={onClose}
      onSaved={({ title }) => {
        onClose();
        toastDone(t('saved', { title }));
      }}
    />
  );
}
