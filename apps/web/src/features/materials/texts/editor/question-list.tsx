import { MOST_QUESTIONS } from '@mindhero/contract/text';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../../../platform/tool-button.tsx';
import { QuestionCard } from './question-card.tsx';
import {
  type DraftQuestion,
  moved,
  rewritten,
  valuesOfImported,
  withImported,
  withQuestion,
} from './text-draft.ts';
import type { TextForm } from './use-text-form.ts';
import classes from './editor.module.css';

const ImportDialog = late(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

/** What is asked about the text, in the order in which it is asked. */
export function QuestionList({ form }: { readonly form: TextForm }) {
  const { t } = useTranslation('text_editor');
  const { questions, title, body, language } = form.values;
  const [isImporting, setImporting] = useState(false);
  const [said, say] = useState('');
  const set = (next: readonly DraftQuestion[]) => form.change({ questions: next });
  const move = (question: DraftQuestion, step: -1 | 1) => {
    const next = moved(questions, question.key, step);
    set(next);
    say(t('questions.moved', { place: next.indexOf(question) + 1, count: next.length }));
  };
  const general = form.errorOf('questions');
  return (
    <section className={classes.questions} aria-label={t('questions.title')}>
      <header className={classes.questionsHead}>
        <h3>{t('questions.title')}</h3>
        <ToolButton icon={IconFileImport} onClick={() => setImporting(true)}>
          {t('questions.import')}
        </ToolButton>
      </header>
      {questions.length === 0 && <p className={classes.muted}>{t('questions.none')}</p>}
      {general !== null && (
        <p className={classes.error} data-fault="true" tabIndex={-1}>
          {general}
        </p>
      )}
      <ol className={classes.list}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.key}
            question={question}
            place={index}
            count={questions.length}
            language={language}
            faultOf={(path, spokenOfAs) => form.errorOf(`questions.${index}.${path}`, spokenOfAs)}
            onChange={(changed, mended) =>
              form.change(
                {
                  questions: questions.map((one) =>
                    one.key === changed.key ? rewritten(one, changed) : one,
                  ),
                },
                mended.map((path) => `questions.${index}.${path}`),
              )
            }
            onMove={(step) => move(question, step)}
            onRemove={() => set(questions.filter(({ key }) => key !== question.key))}
          />
        ))}
      </ol>
      {questions.length < MOST_QUESTIONS && (
        <Button
          kind="ghost"
          icon={<IconPlus size={20} aria-hidden />}
          className={classes.add}
          onClick={() => set(withQuestion(questions))}
        >
          {t('questions.add')}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Suspense>
        {isImporting && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onTake={(imported) => {
              setImporting(false);
              const { questions: _questions, title: itsTitle, ...read } = valuesOfImported(imported);
              form.change({
                // What is written already stays.
                ...(title === '' && { title: itsTitle }),
                ...(body === '' && read),
                questions: withImported(questions, imported.questions).slice(0, MOST_QUESTIONS),
              });
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
