import { useTranslation } from 'react-i18next';
import { toastDone } from '../../../platform/failures.ts';
import { WordListEditor } from './word-list-editor.tsx';

/** The editor of a word list that is not stored yet. */
export function NewWordList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('materials');
  return (
    <WordListEditor
      list={null}
      onClose={onClose}
      onSaved={({ title }) => {
        onClose();
        toastDone(t('saved', { title }));
      }}
    />
  );
}
