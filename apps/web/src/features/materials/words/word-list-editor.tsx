import { LONGEST_TITLE } from '@mindhero/contract/limits';
import type { WordList } from '@mindhero/contract/word-list';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { DifficultyField, LanguageField } from '../language-fields.tsx';
import { useWordListForm } from './use-word-list-form.ts';
import { WordsField } from './words-field.tsx';
import classes from '../materials.module.css';

interface WordListEditorProps {
  /** Null for a new one. */
  readonly list: WordList | null;
  readonly onClose: () => void;
  readonly onSaved: (list: WordList) => void;
}

/** Writes a word list: its words as chips, and for whom it is. */
export function WordListEditor({ list, onClose, onSaved }: WordListEditorProps) {
  const { t } = useTranslation(['materials', 'common']);
  const me = useMe();
  const form = useWordListForm(list, onSaved);
  const { values, change, faults } = form;
  const atFault = Object.keys(faults).find((path) => path === 'words' || path.startsWith('words.'));
  return (
    <FormDialog
      title={t(list === null ? 'materials:words.new' : 'materials:words.edit')}
      form={form}
      submitLabel={t(list === null ? 'materials:words.make' : 'common:buttons.save')}
      width={680}
      onClose={onClose}
    >
      {form.isOutdated && (
        <Callout tone="warning" role="alert">
          {t('materials:changed')}
        </Callout>
      )}
      {form.isRestored && Object.keys(form.changes).length > 0 && (
        <Callout role="status">
          {t('materials:draft.restored')}{' '}
          <Button size="sm" kind="subtle" onClick={form.discard}>
            {t('materials:draft.discard')}
          </Button>
        </Callout>
      )}
      {isAdmin(me) && list === null && <Callout>{t('materials:official')}</Callout>}
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
      {me.school !== null && !isAdmin(me) && (
        <Checkbox
          label={t('materials:share.label')}
          description={t('materials:share.text')}
          checked={values.shared_with_school}
          onChange={({ currentTarget: { checked } }) => change({ shared_with_school: checked })}
        />
      )}
    </FormDialog>
  );
}
