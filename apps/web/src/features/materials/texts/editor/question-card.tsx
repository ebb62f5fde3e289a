import { LONGEST_QUESTION } from '@mindhero/contract/limits';
import { FEWEST_OPTIONS, MOST_OPTIONS } from '@mindhero/contract/material-faults';
import type { Language } from '@mindhero/contract/user';
import { questionKinds } from '@mindhero/engine/reading/choice';
import { Button } from '@mindhero/ui/button';
import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from './move-buttons.tsx';
import { OptionRow } from './option-row.tsx';
import { type DraftQuestion, moved, withOption, withoutOption } from './text-draft.ts';
import classes from './editor.module.css';

interface QuestionCardProps {
  readonly question: DraftQuestion;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly language: Language;
  /** What is wrong at a path within the question, in words. */
  readonly faultOf: (path: string, spokenOfAs?: string) => string | null;
  /** `mended`: the paths within it that are no longer blamed. */
  readonly onChange: (question: DraftQuestion, mended: readonly string[]) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A question as it is written: what it asks for, its words, and its options, of which one is right. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, place, count, language, faultOf, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('text_editor');
  const { options } = question;
  const number = place + 1;
  // Whatever is done to the options may have made two of them different, or one of them right.
  const setOptions = (changed: Partial<DraftQuestion>) =>
    onChange({ ...question, ...changed }, ['options', 'right']);
  const ofRight = faultOf('right') ?? faultOf('options');
  return (
    <li className={classes.card}>
      <fieldset>
        <legend>{t('question.number', { number })}</legend>
        <div className={classes.questionTop}>
          <TextField
            className={classes.wide}
            label={t('question.text')}
            value={question.text}
            maxLength={LONGEST_QUESTION}
            lang={language.toLowerCase()}
            error={faultOf('text', 'question_text')}
            onKeyDown={(event) => {
              // It would send the whole text.
              if (event.key === 'Enter') event.preventDefault();
            }}
            onChange={({ currentTarget }) => onChange({ ...question, text: currentTarget.value }, ['text'])}
          />
          <SelectField
            label={t('question.kind')}
            value={question.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...question, kind: questionKinds.find((kind) => kind === value) ?? 'literal' }, [
                'kind',
              ])
            }
          >
            {questionKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`question.kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
          <MoveButtons
            isFirst={place === 0}
            isLast={place === count - 1}
            label={(step) => t(`question.${step}`, { number })}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
        <p className={classes.muted}>{t('question.mark')}</p>
        <ol className={classes.options}>
          {options.map((option, index) => (
            <OptionRow
              key={option.key}
              name={`right of ${question.key}`}
              option={option}
              place={index}
              count={options.length}
              question={number}
              language={language}
              isRight={option.key === question.right}
              isRemovable={options.length > FEWEST_OPTIONS}
              error={faultOf(`options.${index}`)}
              onText={(text) =>
                setOptions({
                  options: options.map((one) => (one.key === option.key ? { ...one, text } : one)),
                })
              }
              onRight={() => setOptions({ right: option.key })}
              onMove={(step) => setOptions({ options: moved(options, option.key, step) })}
              onRemove={() => setOptions(withoutOption(question, option.key))}
            />
          ))}
        </ol>
        {ofRight !== null && (
          <p className={classes.error} data-fault="true" tabIndex={-1}>
            {ofRight}
          </p>
        )}
        {options.length < MOST_OPTIONS && (
          <Button
            size="sm"
            kind="subtle"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => setOptions(withOption(question))}
          >
            {t('question.add_option')}
          </Button>
        )}
      </fieldset>
    </li>
  );
}
