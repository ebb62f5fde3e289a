import { LONGEST_TITLE } from '@mindhero/contract/limits';
import { type ReadingText, textTopics } from '@mindhero/contract/text';
import { textKinds } from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { EditorDialog, ShareField } from '../../editor-dialog.tsx';
import { PictureField } from '../../images/picture-field.tsx';
import { BodyField } from './body-field.tsx';
import { LevelFields } from './level-fields.tsx';
import { QuestionList } from './question-list.tsx';
import { useTextForm } from './use-text-form.ts';
import shared from '../../materials.module.css';
import classes from './editor.module.css';

interface TextEditorProps {
  /** Null for a new one. */
  readonly text: ReadingText | null;
  readonly onClose: () => void;
}

/** Writes a text: what is read, how hard it is, and what is asked about it. */
export function TextEditor({ text, onClose }: TextEditorProps) {
  const { t } = useTranslation(['text_editor', 'materials', 'common']);
  const form = useTextForm(text, onClose);
  const { values, change } = form;
  return (
    <EditorDialog
      title={t(text === null ? 'text_editor:title.new' : 'text_editor:title.edit')}
      form={form}
      material={text}
      submitLabel={t(text === null ? 'text_editor:create' : 'common:buttons.save')}
      width={1080}
      onClose={onClose}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <TextField
            {...form.text('title')}
            label={t('text_editor:field.title')}
            maxLength={LONGEST_TITLE}
            lang={values.language.toLowerCase()}
            data-autofocus
          />
          <BodyField form={form} />
        </div>
        <div className={classes.column}>
          <LevelFields form={form} />
          <div className={shared.pair}>
            <SelectField
              label={t('text_editor:field.kind')}
              value={values.kind}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: textKinds.find((kind) => kind === value) ?? 'facts' })
              }
            >
              {textKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`text_editor:kind.${kind}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('text_editor:field.topic')}
              value={values.topic ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ topic: textTopics.find((topic) => topic === value) ?? null })
              }
            >
              <option value="">{t('text_editor:topic.none')}</option>
              {textTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`text_editor:topic.${topic}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <PictureField
            picture={values.picture}
            error={form.errorOf('picture')}
            onChange={(picture) => change({ picture })}
          />
          <ShareField form={form} />
        </div>
      </div>
      <QuestionList form={form} />
    </EditorDialog>
  );
}
