/** The editor as a machine: what is written, what was found wrong with it, and which block is looked at. */
import type { Block } from '@mindhero/contract/task';
import { type TaskDraft, withBlock, withBlocks, withCopyOf, withMoved, withoutBlock } from './task-draft.ts';
import { type Faults, noFaults, type Place, withoutBlockFaults, withoutPlaces } from './task-faults.ts';

export interface EditorState {
  readonly draft: TaskDraft;
  readonly faults: Faults;
  /** The block that the preview shows. */
  readonly selected: number | null;
  /** Its settings are open. */
  readonly isEditing: boolean;
}

export type EditorAction =
  | { readonly type: 'write'; readonly fields: Partial<Omit<TaskDraft, 'blocks'>> }
  | { readonly type: 'add'; readonly block: Block }
  | { readonly type: 'copy'; readonly key: number; readonly seed: number }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly to: number }
  | { readonly type: 'change'; readonly key: number; readonly change: Partial<Omit<Block, 'game'>> }
  | { readonly type: 'select'; readonly key: number; readonly isEditing: boolean }
  | { readonly type: 'fold' }
  | { readonly type: 'refuse'; readonly faults: Faults }
  | { readonly type: 'replace'; readonly draft: TaskDraft }
  /** Somebody has begun: what stands fast is as it was stored. */
  | { readonly type: 'begun'; readonly stored: Pick<TaskDraft, 'from' | 'blocks'> };

/** Looking at the first block. */
export function editorOf(draft: TaskDraft): EditorState {
  return { draft, faults: noFaults, selected: draft.blocks[0]?.key ?? null, isEditing: false };
}

export function edited(state: EditorState, action: EditorAction): EditorState {
  const { draft, faults } = state;
  switch (action.type) {
    case 'write':
      return {
        ...state,
        draft: { ...draft, ...action.fields },
        faults: withoutPlaces(faults, placesOf(action.fields)),
      };
    case 'add':
      return looking(state, withBlocks(draft, [action.block]), draft.blocks.length, true);
    case 'copy':
      return looking(
        state,
        withCopyOf(draft, action.key, action.seed),
        draft.blocks.findIndex(({ key }) => key === action.key) + 1,
        false,
      );
    case 'remove':
      return removed(state, action.key);
    case 'move':
      return { ...state, draft: withMoved(draft, action.key, action.to) };
    case 'change':
      return {
        ...state,
        draft: withBlock(draft, action.key, action.change),
        faults: withoutBlockFaults(faults, action.key),
      };
    case 'select':
      return { ...state, selected: action.key, isEditing: action.isEditing };
    case 'fold':
      return { ...state, isEditing: false };
    case 'refuse':
      return refused(state, action.faults);
    case 'replace':
      return editorOf(action.draft);
    case 'begun':
      return editorOf({ ...draft, from: action.stored.from, blocks: action.stored.blocks });
  }
}

/** A start that was changed may have mended the end. */
function placesOf(fields: object): readonly Place[] {
  const places = Object.keys(fields) as Place[];
  return places.includes('from') ? [...places, 'due'] : places;
}

function looking(state: EditorState, draft: TaskDraft, at: number, isEditing: boolean): EditorState {
  return {
    ...state,
    draft,
    faults: withoutPlaces(state.faults, ['blocks']),
    selected: draft.blocks[at]?.key ?? state.selected,
    isEditing,
  };
}

/** Where nothing but settings is wrong, the first block at fault opens, since its fields tell what would work. */
function refused(state: EditorState, faults: Faults): EditorState {
  const [key] = state.draft.blocks.flatMap((block) => (faults.blocks.has(block.key) ? [block.key] : []));
  if (key === undefined || Object.keys(faults.places).length > 0) return { ...state, faults };
  const isOfSettings = faults.blocks.get(key)?.some(({ path }) => path.startsWith('settings.')) ?? false;
  return { ...state, faults, selected: key, isEditing: isOfSettings };
}

/** The block that takes the place of the one that is gone is looked at next. */
function removed(state: EditorState, key: number): EditorState {
  const at = state.draft.blocks.findIndex((block) => block.key === key);
  const draft = withoutBlock(state.draft, key);
  const faults = withoutBlockFaults(state.faults, key);
  if (state.selected !== key) return { ...state, draft, faults };
  const next = draft.blocks[Math.min(at, draft.blocks.length - 1)];
  return { draft, faults, selected: next?.key ?? null, isEditing: false };
}
