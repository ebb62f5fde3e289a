import type { GroupChoice } from '@mindhero/contract/student-import';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { Answers, Checked } from './use-import.ts';
import classes from './import.module.css';

interface ImportQuestionsProps {
  readonly checked: Checked;
  readonly isBusy: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

/** What only a person knows: which group of several is meant, and whether those of one name are others. */
export function ImportQuestions({ checked, isBusy, onAnswer }: ImportQuestionsProps) {
  const { t } = useTranslation('imports');
  const { report, answers } = checked;
  const namesakes = report.lines.filter(({ namesake }) => namesake !== null).length;
  const choose = (name: string, id: number | null) => {
    const others = [...answers.groups].filter(([other]) => other !== name);
    onAnswer({ ...answers, groups: new Map(id === null ? others : [...others, [name, id]]) });
  };
  return (
    <>
      {report.group_choices.map((choice) => (
        <WhichGroup
          key={choice.name}
          choice={choice}
          value={answers.groups.get(choice.name) ?? null}
          isBusy={isBusy}
          onChange={(id) => choose(choice.name, id)}
        />
      ))}
      {namesakes > 0 && (
        <Callout tone="warning" role="status">
          <div className={classes.question}>
            <span>
              {t(answers.areNamesakesMeant ? 'namesakes.taken' : 'namesakes.left_out', { count: namesakes })}
            </span>
            <Checkbox
              label={t('namesakes.take')}
              checked={answers.areNamesakesMeant}
              // A box that is disabled would lose the focus.
              aria-disabled={isBusy}
              onChange={({ currentTarget: { checked: areNamesakesMeant } }) => {
                if (!isBusy) onAnswer({ ...answers, areNamesakesMeant });
              }}
            />
          </div>
        </Callout>
      )}
    </>
  );
}

interface WhichGroupProps {
  readonly choice: GroupChoice;
  readonly value: number | null;
  readonly isBusy: boolean;
  readonly onChange: (id: number | null) => void;
}

function WhichGroup({ choice: { name, groups }, value, isBusy, onChange }: WhichGroupProps) {
  const { t } = useTranslation('imports');
  const schools = new Set(groups.map(({ school }) => school));
  return (
    <SelectField
      label={t('which_group', { name })}
      description={t('which_group_hint', { count: groups.length })}
      value={value ?? ''}
      aria-disabled={isBusy}
      onChange={({ currentTarget }) => {
        if (!isBusy) onChange(currentTarget.value === '' ? null : Number(currentTarget.value));
      }}
    >
      <option value="">{t('which_group_choose')}</option>
      {groups.map(({ id, teacher, school }) => (
        <option key={id} value={id}>
          {[teacher ?? t('which_group_no_teacher'), ...(schools.size > 1 ? [school ?? '–'] : [])].join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}
