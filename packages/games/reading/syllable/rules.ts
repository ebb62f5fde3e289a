/**
 * Syllable tables: a child reads one row after the other and touches it when it is read, or finds syllables that are
 * shown or said, one after the other.
 */
import { difficultyOf } from '@mindhero/engine/difficulty';
import { median } from '@mindhero/engine/median';
import {
  defineGame,
  InvalidEvent,
  type ItemOutcome,
  type PlayResult,
  type Pupil,
} from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { makeTable, type SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { GenerationError } from '@mindhero/engine/settings';
import { check } from './check.ts';
import { presets, type Settings, settings } from './settings.ts';
import { type Event, event, speedOf, type State, type Step, stepsInAll, timeLimitMs } from './state.ts';

export type { Event } from './state.ts';

function tables(settings: Settings, random: Streams, count: number): SyllableTable[] {
  const [issue] = check(settings);
  if (issue !== undefined) throw new GenerationError(issue);
  return Array.from({ length: count }, (_, index) => {
    const table = makeTable(settings, random(`table ${index}`));
    if (table === null) throw new GenerationError({ path: 'rows', code: 'too_few_letters' });
    return table;
  });
}

function start(settings: Settings, random: Streams): State {
  const items = tables(settings, random, 1) as [SyllableTable];
  const cells = items[0].cells.map((_, cell) => cell);
  const targets = settings.task === 'find' ? random('targets').shuffle(cells).slice(0, settings.finds) : [];
  return { settings, items, targets, steps: [], wrong: [], now: 0, since: 0, ended: null };
}

function apply(state: State, event: Event): State {
  const limit = timeLimitMs(state.settings);
  const { t } = event;
  if (event.type === 'stop') return { ...state, ended: 'stopped' };
  if (event.type === 'time_up') {
    if (limit === null || t < limit) throw new InvalidEvent('the time is not up');
    return { ...state, ended: 'time_limit' };
  }
  if (limit !== null && t > limit) throw new InvalidEvent(`${event.type} at ${t} ms, after the time limit`);
  return { ...(event.type === 'row' ? read(state, event.row, t) : taken(state, event.cell, t)), now: t };
}

function read(state: State, row: number, t: number): State {
  if (state.settings.task !== 'read' || row !== state.steps.length) {
    throw new InvalidEvent(`row ${row} is not the one that is read now`);
  }
  return stepped(state, t);
}

function taken(state: State, cell: number, t: number): State {
  if (state.settings.task !== 'find' || cell >= state.items[0].cells.length) {
    throw new InvalidEvent(`cell ${cell} cannot be taken`);
  }
  if (cell === state.targets[state.steps.length]) return stepped(state, t);
  return { ...state, wrong: [...state.wrong, cell] };
}

function stepped(state: State, t: number): State {
  const steps = [...state.steps, { ms: t - state.since, wrong: state.wrong }];
  return {
    ...state,
    steps,
    wrong: [],
    since: t,
    ended: steps.length === stepsInAll(state) ? 'completed' : null,
  };
}

/** Counts syllables: those of the rows that were read, or those that were found, and wrong taps. */
function result(state: State): PlayResult {
  const { settings, steps, wrong, ended } = state;
  const isRead = settings.task === 'read';
  const perStep = isRead ? settings.columns : 1;
  const speed = speedOf(state);
  const usual = isRead ? null : median(steps.map(({ ms }) => ms));
  return {
    correct: steps.length * perStep,
    incorrect: steps.reduce((sum, step) => sum + step.wrong.length, wrong.length),
    missed: (stepsInAll(state) - steps.length) * perStep,
    ended: ended ?? 'stopped',
    metrics: {
      ...(speed !== null && { syllables_per_minute: speed }),
      ...(usual !== null && { median_find_ms: usual }),
    },
    items: Array.from({ length: stepsInAll(state) }, (_, index) => outcomes(state, index, perStep)).flat(),
  };
}

/** The outcomes of the syllables of a step, which share its time. */
function outcomes(state: State, index: number, count: number): ItemOutcome[] {
  const step: Step | undefined = state.steps[index];
  const open = index === state.steps.length ? state.wrong.length : 0;
  const outcome: ItemOutcome =
    step === undefined
      ? { correct: false, attempts: open }
      : { correct: true, attempts: step.wrong.length + 1, ms: Math.round(step.ms / count) };
  return Array.from({ length: count }, () => outcome);
}

/** A beginner takes a second for a syllable of two letters, and looks over half of the table for one. */
const readMs = ({ length, mix }: Settings): number => 300 + 350 * length + (mix === 'none' ? 0 : 150);
const findMs = ({ rows, columns, length }: Settings): number => 900 + (25 + 15 * length) * rows * columns;

/**
 * On the logarithmic scale of all games. A syllable is a small item: load are its letters, more of them where no order
 * helps, or the cells that are looked over for it.
 */
function difficulty(settings: Settings): number {
  const { task, length, mix, letters, rows, columns } = settings;
  const strain = (mix === 'none' ? 1 : 1.3) * (letters === 'first' ? 0.8 : 1);
  if (task === 'read') return difficultyOf(0.05 * length ** 1.5 * strain, 1);
  return difficultyOf(0.08 * rows * columns * (0.6 + 0.2 * length) * strain, 3);
}

/** A simulated pupil gives up after so many wrong taps for each syllable. */
const PATIENCE = 3;

function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { settings, steps, wrong, now, targets, items } = state;
  if (wrong.length > PATIENCE) return { type: 'stop', t: now + 1000 };
  const luck = random(`pupil ${steps.length}.${wrong.length}`);
  const usual = settings.task === 'read' ? readMs(settings) * settings.columns : findMs(settings);
  const t = now + Math.max(1, Math.round(usual * pupil.pace * (0.6 + luck.integer(0, 80) / 100)));
  const limit = timeLimitMs(settings);
  if (limit !== null && t > limit) return { type: 'time_up', t: limit };
  if (settings.task === 'read') return { type: 'row', t, row: steps.length };
  const target = targets[steps.length] ?? 0;
  if (luck.chance(pupil.skill)) return { type: 'tap', t, cell: target };
  const others = items[0].cells.flatMap((_, cell) => (cell === target ? [] : [cell]));
  return { type: 'tap', t, cell: luck.pick(others) };
}

export const rules = defineGame({
  id: 'syllable',
  version: 1,
  subject: 'reading',
  path: '/games/reading/syllable',
  settings,
  presets,
  event,
  check,
  start,
  apply,
  isOver: (state: State) => state.ended !== null,
  progress: (state: State) => ({
    done: state.steps.map(({ wrong }) => (wrong.length === 0 ? ('right' as const) : ('wrong' as const))),
    total: stepsInAll(state),
  }),
  result,
  difficulty,
  // 400 syllables a minute: twice as fast as good readers read tables aloud, and no finger finds sooner.
  fastestAnswerMs: 150,
  simulate,
  asked: ({ items }: State) => items,
  sample: tables,
});
