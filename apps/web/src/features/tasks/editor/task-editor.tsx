import { MOST_BLOCKS } from '@mindhero/contract/limits';
import type { Block } from '@mindhero/contract/task';
import { wholeMinutesOf } from '@mindhero/engine/minutes';
import { Callout } from '@mindhero/ui/callout';
import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dispensable } from '../../../platform/dispensable.tsx';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { AddBlock } from './add-block.tsx';
import { DetailsCard } from './details-card.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { newSeed } from './new-seed.ts';
import { Preview } from './preview.tsx';
import { isFaultless } from './task-faults.ts';
import { useDurations } from './use-durations.ts';
import { useMinutes } from './use-minutes.ts';
import classes from './editor.module.css';

/** With all that games are set with: it comes with the first block. */
const BlockList = late(async () => (await import('./block-list.tsx')).BlockList);

/** Only where a group is chosen. */
const NeedsCard = late(async () => (await import('./needs-card.tsx')).NeedsCard);

interface TaskEditorProps {
  readonly title: string;
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  /** Of the whole form, for finding what is wrong. */
  readonly form: Ref<HTMLDivElement>;
  /** Somebody has begun: blocks and start stand fast. */
  readonly isStarted?: boolean;
  readonly actions: ReactNode;
  /** Sends it: above the form, on a narrow screen at its end. */
  readonly submit: ReactNode;
  /** What is to be said above the form. */
  readonly notices?: ReactNode;
  /** Beside the length of the whole. */
  readonly foot?: ReactNode;
}

/** A task as it is written: what it is called and for whom, its blocks, and what students get of them. */
export function TaskEditor(props: TaskEditorProps) {
  const { title, state, dispatch, form, isStarted = false, actions, submit, notices, foot } = props;
  const { t } = useTranslation('task_editor');
  const wordsOf = useFaultWords();
  const { blocks } = state.draft;
  const durations = useDurations(blocks);
  const add = (block: Block) => dispatch({ type: 'add', block });
  const selected = blocks.find(({ key }) => key === state.selected);
  return (
    <Page
      title={title}
      crumbs={[
        <Link key="tasks" to="/tasks">
          {t('back')}
        </Link>,
      ]}
      actions={
        <>
          {actions}
          <span className={classes.above}>{submit}</span>
        </>
      }
    >
      <div className={classes.notices}>
        {notices}
        {!isFaultless(state.faults) && (
          <Callout tone="fault" role="alert">
            {t('mend')}
          </Callout>
        )}
      </div>
      <div className={classes.columns} ref={form}>
        <div className={classes.main}>
          <DetailsCard state={state} dispatch={dispatch} isStarted={isStarted} />
          {blocks.length > 0 && (
            <Suspense fallback={<CardSkeleton lines={2} />}>
              <BlockList state={state} dispatch={dispatch} durations={durations} isLocked={isStarted} />
            </Suspense>
          )}
          {!isStarted && (
            <AddBlock
              count={blocks.length}
              error={wordsOf('blocks', state.faults.places.blocks)}
              onAdd={add}
            />
          )}
          {!isStarted && blocks.length < MOST_BLOCKS && <Needs state={state} onAdd={add} />}
          <div className={classes.foot}>
            <Total durations={blocks.map(({ key }) => durations.get(key) ?? null)} />
            {foot}
            <span className={classes.atEnd}>{submit}</span>
          </div>
        </div>
        <aside className={classes.aside}>
          <Preview
            block={selected}
            onNewSet={
              isStarted || selected === undefined
                ? null
                : () => dispatch({ type: 'change', key: selected.key, change: { seed: newSeed() } })
            }
          />
        </aside>
      </div>
    </Page>
  );
}

/** Of the first groups that get the task; more would be no advice. */
const MOST_NEEDS = 2;

/** What groups that are chosen need: what they miss together may be all that is wished for. */
function Needs({
  state,
  onAdd,
}: Pick<TaskEditorProps, 'state'> & { readonly onAdd: (block: Block) => void }) {
  const groups = state.draft.assignees.filter(({ kind }) => kind === 'group').slice(0, MOST_NEEDS);
  return groups.map((group) => (
    <Dispensable key={group.id} resetKey={group.id}>
      <Suspense fallback={null}>
        <NeedsCard group={group} onAdd={onAdd} />
      </Suspense>
    </Dispensable>
  ));
}

/** How long all blocks take together, once that is known of each: the sum of what stands beside them. */
function Total({ durations }: { readonly durations: readonly (number | null)[] }) {
  const { t } = useTranslation('task_editor');
  const minutes = useMinutes();
  const known = durations.filter((ms) => ms !== null);
  if (known.length === 0 || known.length < durations.length) return <span />;
  return (
    <span>{t('total', { minutes: minutes(known.reduce((sum, ms) => sum + wholeMinutesOf(ms), 0)) })}</span>
  );
}
