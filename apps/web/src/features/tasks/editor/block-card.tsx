import type { FieldError } from '@mindhero/contract/errors';
import { wholeMinutesOf } from '@mindhero/engine/minutes';
import { listedAs } from '@mindhero/games/listed';
import { Pill } from '@mindhero/ui/pill';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { subjectOf } from '../../../entities/game/catalogue.ts';
import { GameIcon } from '../../../entities/game/game-icon.tsx';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useMaterial } from '../../../entities/game/game-settings/material.ts';
import { useRoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { issuesOfProblem } from '../../../entities/game/game-settings/settings-draft.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { useChecked } from '../../../entities/game/game-settings/use-checked.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { BlockForm } from './block-form.tsx';
import { BlockMenu } from './block-menu.tsx';
import type { EditorAction } from './editor-state.ts';
import { type DraftBlock, materialOf } from './task-draft.ts';
import { useMinutes } from './use-minutes.ts';
import { useSortableBlock } from './use-sortable-block.ts';
import classes from './blocks.module.css';

/** More would be read by nobody. */
const MOST_PARTS = 5;

interface BlockCardProps {
  readonly block: DraftBlock;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  /** What the server or the last check found. */
  readonly faults: readonly FieldError[];
  /** How long it takes; null while nobody knows. */
  readonly ms: number | null;
  readonly isSelected: boolean;
  readonly isEditing: boolean;
  readonly isLocked: boolean;
  /** Picked up with the keys. */
  readonly isLifted: boolean;
  readonly onGripKey: (event: KeyboardEvent) => void;
  readonly onGripLeave: () => void;
  readonly dispatch: (action: EditorAction) => void;
}

/** A block in the list: its grip, what it is, how long it takes, and its settings where they are open. */
export function BlockCard(props: BlockCardProps) {
  const { block, place, count, faults, ms, isSelected, isEditing, isLocked, isLifted, dispatch } = props;
  const { t } = useTranslation(['task_editor', 'game_titles']);
  const minutes = useMinutes();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, style } = useSortableBlock(
    block.key,
    isLocked,
  );
  const listed = listedAs(block.game, block.settings);
  const title = t(`game_titles:title.${listed}`);
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classes.block}
      data-selected={isSelected}
      data-wrong={faults.length > 0}
      data-dragging={isDragging || isLifted}
    >
      <div className={classes.head}>
        {isLocked ? (
          <span className={classes.indent} />
        ) : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            onKeyDown={props.onGripKey}
            onBlur={props.onGripLeave}
            className={classes.grip}
            aria-label={t('move', { title, place: place + 1, count })}
          >
            <IconGripVertical aria-hidden />
          </button>
        )}
        <GameIcon game={listed} subject={subjectOf(block.game)} />
        <div className={classes.about}>
          <button
            type="button"
            className={classes.title}
            aria-pressed={isSelected}
            onClick={() => dispatch({ type: 'select', key: block.key, isEditing: false })}
          >
            <b>{title}</b>
            <Suspense fallback={<small>…</small>}>
              <Summary block={block} />
            </Suspense>
          </button>
          <span className={classes.pills}>
            {block.repeats > 1 && <Pill>{t('times', { count: block.repeats })}</Pill>}
            {ms !== null && <Pill>{minutes(wholeMinutesOf(ms))}</Pill>}
          </span>
        </div>
        {!isLocked && (
          <BlockMenu block={block} title={title} place={place} count={count} dispatch={dispatch} />
        )}
      </div>
      <Suspense fallback={null}>
        <BlockDetails block={block} faults={faults} isEditing={isEditing} dispatch={dispatch} />
      </Suspense>
    </li>
  );
}

function Summary({ block }: { readonly block: DraftBlock }) {
  const { rules } = use(loadRoom(block.game));
  const texts = useRoomTexts(block.game);
  const { settings } = useChecked(rules, block.settings);
  const { title } = useMaterial(block.game, rules, settings, materialOf(block));
  const material = title ?? undefined;
  const differing = settingsSummary(rules, block.settings, texts, { material });
  // Where all is as usual, that is to be said.
  const parts =
    differing.length > 0
      ? differing
      : settingsSummary(rules, block.settings, texts, { whole: true, material });
  return <small>{parts.slice(0, MOST_PARTS).join(' · ')}</small>;
}

type BlockDetailsProps = Pick<BlockCardProps, 'block' | 'faults' | 'isEditing' | 'dispatch'>;

/** What is wrong with the block, and its form where that is open. */
function BlockDetails({ block, faults, isEditing, dispatch }: BlockDetailsProps) {
  const room = use(loadRoom(block.game));
  const texts = useRoomTexts(block.game);
  const wordsOf = useFaultWords();
  const checked = useChecked(room.rules, block.settings);
  const inSight = useMaterial(block.game, room.rules, checked.settings, materialOf(block));
  const { advice } = checked;
  const issues = [...checked.issues, ...inSight.issues];
  const refused = issuesOfProblem(faults, 'settings').filter(
    ({ path }) => !issues.some((issue) => issue.path === path),
  );
  const ofSettings = [...issues, ...refused];
  const others = faults
    .filter(({ path }) => !path.startsWith('settings.'))
    .map((fault) => wordsOf(fault.path, fault));
  // An open form tells what is wrong at its fields.
  const besides = isEditing
    ? ofSettings.filter(({ path }) => !(path in room.rules.settings.fields))
    : ofSettings;
  const told = [...others, ...besides.map((issue) => texts.issue(issue))];
  return (
    <>
      {told.length > 0 && (
        <ul className={classes.faults}>
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isEditing && (
        <BlockForm
          block={block}
          rules={room.rules}
          texts={texts}
          issues={ofSettings}
          advice={advice}
          inSight={inSight}
          dispatch={dispatch}
        />
      )}
    </>
  );
}
