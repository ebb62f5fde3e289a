import { LONGEST_TITLE } from '@mindhero/contract/limits';
import type { WordList } from '@mindhero/contract/word-list';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { EditorDialog, ShareField } from '../editor-dialog.tsx';
import { DifficultyField, LanguageField } from '../language-fields.tsx';
import { useWordListForm } from './use-word-list-form.ts';
import { WordsField } from './words-field.tsx';
import classes from '../materials.module.css';

interface WordListEditorProps {
  /** Null for a new one. */
  readonly list: WordList | null;
  readonly onClose: () => void;
}

/** Writes a word list: its words as chips, and for whom it is. */
export function WordListEditor({ list, onClose }: WordListEditorProps) {
  const { t } = useTranslation(['materials', 'common']);
  const form = useWordListForm(list, onClose);
  const { values, change, faults } = form;
  const atFault = Object.keys(faults).find((path) => path === 'words' || path.startsWith('words.'));
  return (
    <EditorDialog
      title={t(list === null ? 'materials:words.new' : 'materials:words.edit')}
      form={form}
      material={list}
      submitLabel={t(list === null ? 'materials:words.make' : 'common:buttons.save')}
      width={680}
      onClose={onClose}
    >
      <TextField
        {...form.text('title')}
        label={t('materials:column.title')}
        maxLength={LONGEST_TITLE}
        lang={values.language.toLowerCase()}
        data-autofocus
      />
      <div className={classes.pair}>
        <LanguageField value={values.language} onChange={(language) => change({ language })} />
        <DifficultyField value={values.difficulty} onChange={(difficulty) => change({ difficulty })} />
      </div>
      <WordsField
        language={values.language}
        words={values.words}
        typing={values.typing}
        error={atFault === undefined ? null : form.errorOf(atFault, 'words')}
        onChange={(changed) => change(changed, ['words'])}
      />
      <ShareField form={form} />
    </EditorDialog>
  );
}
