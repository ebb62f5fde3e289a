import { Card } from '@mindhero/ui/card';
import { TextArea } from '@mindhero/ui/text-area';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../entities/school/date-time-field.tsx';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { AssigneeField } from './assignee-field.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { PlanlessHint } from './planless-hint.tsx';
import classes from './editor.module.css';

interface DetailsCardProps {
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  /** The start stands fast. */
  readonly isStarted: boolean;
}

/** What the task is called, who gets it, and from when until when. */
export function DetailsCard({ state: { draft, faults }, dispatch, isStarted }: DetailsCardProps) {
  const { t } = useTranslation('task_editor');
  const { zone, isDeviceZone } = useSchoolTime();
  const wordsOf = useFaultWords();
  const write = (fields: Partial<typeof draft>) => dispatch({ type: 'write', fields });
  const zoneNote = isDeviceZone ? null : t('zone', { zone });
  return (
    <Card>
      <div className={classes.details}>
        <TextField
          label={t('name')}
          placeholder={t('name_placeholder')}
          value={draft.name}
          maxLength={100}
          error={wordsOf('name', faults.places.name)}
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
        <AssigneeField
          assignees={draft.assignees}
          wrong={faults.assignees}
          error={wordsOf('assignees', faults.places.assignees)}
          onChange={(assignees) => write({ assignees })}
        />
        <PlanlessHint assignees={draft.assignees} />
        <DateTimeField
          label={t('from')}
          description={zoneNote}
          value={draft.from}
          disabled={isStarted}
          error={wordsOf('available_from', faults.places.from)}
          onChange={(from) => write({ from })}
        />
        <DateTimeField
          label={t('due')}
          description={zoneNote}
          value={draft.due}
          error={wordsOf('due_at', faults.places.due)}
          onChange={(due) => write({ due })}
        />
        <TextArea
          className={classes.comment}
          label={t('comment')}
          placeholder={t('comment_placeholder')}
          rows={2}
          value={draft.comment}
          maxLength={2000}
          error={wordsOf('comment', faults.places.comment)}
          onChange={(event) => write({ comment: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}
