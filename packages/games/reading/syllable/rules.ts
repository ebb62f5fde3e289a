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
import type { Random, Streams } from '@mindhero/engine/random';
import { makeTable, type SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { GenerationError } from '@mindhero/engine/settings';
import { advise, check } from './check.ts';
import { presets, type Settings, settings } from './settings.ts';
import {
  type Event,
  event,
  rowOf,
  speedOf,
  type State,
  type Step,
  stepsInAll,
  timeLimitMs,
} from './state.ts';

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
  return { ...after(state, event), now: t };
}

function after(state: State, event: Exclude<Event, { type: 'stop' | 'time_up' }>): State {
  switch (event.type) {
    case 'row':
      return read(state, event.row, event.t);
    case 'tap':
      return taken(state, event.cell, event.t);
    default:
      return marked(state, event);
  }
}

function read(state: State, row: number, t: number): State {
  if (state.settings.task !== 'read' || row !== state.steps.length) {
    throw new InvalidEvent(`row ${row} is not the one that is read now`);
  }
  return stepped(state, t);
}

/** Only in the row that is read now: what is behind stays as it was heard. */
function marked(state: State, { type, cell }: Extract<Event, { type: 'mark' | 'unmark' }>): State {
  const { settings, steps, wrong } = state;
  const isHere = settings.task === 'read' && settings.mark_errors && rowOf(state, cell) === steps.length;
  if (!isHere || wrong.includes(cell) === (type === 'mark')) {
    throw new InvalidEvent(`cell ${cell} cannot get this mark`);
  }
  return { ...state, wrong: type === 'mark' ? [...wrong, cell] : wrong.filter((one) => one !== cell) };
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

/** Counts syllables: those of the rows that were read, and which of them wrong; or those that were found, and wrong taps. */
function result(state: State): PlayResult {
  const { settings, steps, wrong, ended } = state;
  const isRead = settings.task === 'read';
  const perStep = isRead ? settings.columns : 1;
  const speed = speedOf(state);
  const usual = isRead ? null : median(steps.map(({ ms }) => ms));
  const slips = steps.reduce((sum, step) => sum + step.wrong.length, 0);
  return {
    correct: steps.length * perStep - (isRead ? slips : 0),
    incorrect: isRead ? slips : slips + wrong.length,
    missed: (stepsInAll(state) - steps.length) * perStep,
    ended: ended ?? 'stopped',
    metrics: {
      ...(speed !== null && { syllables_per_minute: speed }),
      ...(usual !== null && { median_find_ms: usual }),
    },
    items: Array.from({ length: stepsInAll(state) }, (_, index) =>
      isRead ? outcomesOfRow(state, index) : outcomeOfFind(state, index),
    ).flat(),
  };
}

/** Its syllables share its time. One that was misread is not read again. */
function outcomesOfRow({ steps, settings: { columns } }: State, row: number): ItemOutcome[] {
  const step: Step | undefined = steps[row];
  return Array.from({ length: columns }, (_, column) =>
    step === undefined
      ? { correct: false, attempts: 0 }
      : {
          correct: !step.wrong.includes(row * columns + column),
          attempts: 1,
          ms: Math.round(step.ms / columns),
        },
  );
}

function outcomeOfFind({ steps, wrong }: State, index: number): ItemOutcome {
  const step: Step | undefined = steps[index];
  return step === undefined
    ? { correct: false, attempts: index === steps.length ? wrong.length : 0 }
    : { correct: true, attempts: step.wrong.length + 1, ms: step.ms };
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
  const event =
    state.settings.task === 'read' ? inReading(state, pupil, random) : inFinding(state, pupil, random);
  const limit = timeLimitMs(state.settings);
  return limit !== null && event.t > limit ? { type: 'time_up', t: limit } : event;
}

const timeFor = (usual: number, { pace }: Pupil, luck: Random): number =>
  Math.max(1, Math.round(usual * pace * (0.6 + luck.integer(0, 80) / 100)));

function inReading({ settings, steps, wrong, since, now }: State, pupil: Pupil, random: Streams): Event {
  const { columns, mark_errors } = settings;
  const row = steps.length;
  const ms = timeFor(readMs(settings) * columns, pupil, random(`pupil ${row}.0`));
  const heard = random(`listener ${row}`);
  const misread = Array.from({ length: columns }, (_, column) => row * columns + column).filter(
    () => mark_errors && !heard.chance(pupil.skill),
  );
  const next = misread.find((cell) => !wrong.includes(cell));
  if (next === undefined) return { type: 'row', t: Math.max(now, since + ms), row };
  return { type: 'mark', t: since + Math.floor((ms * ((next % columns) + 1)) / (columns + 1)), cell: next };
}

function inFinding(
  { settings, steps, wrong, now, targets, items }: State,
  pupil: Pupil,
  random: Streams,
): Event {
  if (wrong.length > PATIENCE) return { type: 'stop', t: now + 1000 };
  const luck = random(`pupil ${steps.length}.${wrong.length}`);
  const t = now + timeFor(findMs(settings), pupil, luck);
  const target = targets[steps.length] ?? 0;
  if (luck.chance(pupil.skill)) return { type: 'tap', t, cell: target };
  const others = items[0].cells.flatMap((_, cell) => (cell === target ? [] : [cell]));
  return { type: 'tap', t, cell: luck.pick(others) };
}

export const rules = defineGame({
  id: 'syllable',
  version: 2,
  subject: 'reading',
  path: '/games/reading/syllable',
  settings,
  presets,
  event,
  check,
  advise,
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
