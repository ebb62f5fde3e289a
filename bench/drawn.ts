/** What was drawn on the screen, from a trace of Chromium: neither the page nor a capture of the screen is asked. */

/** When a number is to be there; times are milliseconds on the clock of `performance.now`. */
export interface Slot {
  readonly from: number;
  readonly until: number;
}

/** A picture that was drawn; times are milliseconds on the clock of `performance.now`. */
export interface Drawn {
  /** The moment that it shows: animations stand in it as they are then. */
  readonly shows: number;
  /** When it was handed to the screen. */
  readonly at: number;
  /** Of how many pieces it was put together: a layer that is not to be seen is none. */
  readonly quads: number;
}

export interface Trace {
  readonly drawn: readonly Drawn[];
  /** Animations made by scripts, as films are, that the compositor was not able to run alone. */
  readonly onMainThread: number;
}

/** What has to be traced. */
export const categories = ['viz', 'benchmark', 'blink.user_timing'];

/** The mark that ties the page's clock to that of the trace. */
export const CLOCK_MARK = 'clock';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly id2?: { readonly local?: string };
  readonly args: {
    readonly NumberOfQuads?: number;
    readonly data?: {
      readonly startTime?: number;
      readonly compositeFailed?: number;
      /** Of an animation: what a style sheet calls it. */
      readonly displayName?: string;
    };
  };
}

/** @throws Error without the mark */
export function readTrace(text: string): Trace {
  const { traceEvents } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] };
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const mark = events.findLast(({ name }) => name === CLOCK_MARK);
  if (mark === undefined) throw new Error('the page has left no mark in the trace');
  const ofPage = events.filter(({ pid }) => pid === mark.pid);
  const origin = mark.ts - 1000 * (mark.args.data?.startTime ?? 0);
  const onClock = (ts: number) => (ts - origin) / 1000;

  const shown = reportsOf(ofPage);
  const passes = events.filter(({ name }) => name === 'DirectRenderer::DrawRenderPass');
  const drawn = events
    .filter(({ name }) => name === 'Display::DrawAndSwap')
    .flatMap(({ ts, dur = 0 }) => {
      // What the page's frame came to while this was drawn; without one, something else was drawn.
      const frame = shown.findLast(
        ({ submitted, ended }) => submitted <= ts && ended >= ts && ended <= ts + dur + 4000,
      );
      const quads = passes
        .filter((pass) => pass.ts >= ts && pass.ts <= ts + dur)
        .reduce((sum, { args }) => sum + (args.NumberOfQuads ?? 0), 0);
      return frame === undefined ? [] : [{ shows: onClock(frame.began), at: onClock(ts + dur), quads }];
    });
  return { drawn, onMainThread: failedAnimations(ofPage).size };
}

/** Animations of no style sheet that the compositor has refused, by their ids. */
function failedAnimations(events: readonly TraceEvent[]): ReadonlySet<string> {
  const named = new Map<string, string>();
  const failed = new Set<string>();
  for (const { name, ph, id2, args } of events) {
    if (name !== 'Animation') continue;
    const id = id2?.local ?? '';
    if (ph === 'b') named.set(id, args.data?.displayName ?? '');
    else if ((args.data?.compositeFailed ?? 0) !== 0 && named.get(id) === '') failed.add(id);
  }
  return failed;
}

/** The frames of the page that were drawn: when they began, when they were handed over and when they were on the screen. */
function reportsOf(events: readonly TraceEvent[]) {
  const open = new Map<string, { began: number; submitted: number }>();
  const closed: { began: number; submitted: number; ended: number }[] = [];
  for (const { name, ph, ts, id2 } of events) {
    const id = id2?.local ?? '';
    const report = open.get(id);
    if (name === 'PipelineReporter' && ph === 'b') open.set(id, { began: ts, submitted: Infinity });
    else if (name === 'SubmitCompositorFrameToPresentationCompositorFrame' && ph === 'b' && report)
      report.submitted = ts;
    else if (name === 'PipelineReporter' && ph === 'e' && report) {
      open.delete(id);
      closed.push({ ...report, ended: ts });
    }
  }
  return closed;
}

/** How a film was shown. */
export interface Showing {
  /**
   * How far the first picture of each number is from where it belongs by the first number's, in milliseconds: early ones
   * are below zero.
   */
  readonly offs: readonly number[];
  /** Milliseconds that the first picture of each number took to the screen. */
  readonly ways: readonly number[];
  /** Fewest pictures of a number, and of the blank after one. */
  readonly fewest: { readonly number: number; readonly blank: number };
  /** How many of them no picture showed. */
  readonly undrawn: { readonly numbers: number; readonly blanks: number };
  /** Pictures of a number where a blank should be, or the other way round. */
  readonly wrong: number;
  /** The longest time of which no picture was drawn, in milliseconds; one that came late is a long way. */
  readonly stall: number;
}

/**
 * Compares what was drawn with the timetable.
 * @param slots of the numbers, one after the other
 * @param drawn in order; something else has each frame drawn, whether the film needs it or not
 * @param until when the blank after the last number is over, in milliseconds
 */
export function judge(slots: readonly Slot[], drawn: readonly Drawn[], until: number): Showing {
  const start = slots[0]?.from ?? 0;
  const usual = (until - start) / slots.length;
  const during = drawn.filter(({ shows }) => shows >= start && shows < until);
  // Nothing but the number comes and goes while a film runs.
  const ground = Math.min(...during.map(({ quads }) => quads));
  const isLit = ({ quads }: Drawn) => quads > ground;
  const between = (from: number, until: number) =>
    during.filter(({ shows }) => shows >= from && shows < until);
  const numbers = slots.map(({ from, until }) => between(from, until));
  // Where the last number goes with the film, there is none after it.
  const blanks = slots.flatMap((slot, index) => {
    const next = slots[index + 1]?.from ?? until;
    return next > slot.until + 1 ? [between(slot.until, next)] : [];
  });
  const lit = numbers.map((pictures) => pictures.filter(isLit));
  const dark = blanks.map((pictures) => pictures.filter((picture) => !isLit(picture)));
  const fewest = (all: readonly (readonly Drawn[])[]) => Math.min(...all.map(({ length }) => length));
  const sum = (all: readonly (readonly Drawn[])[]) => all.flat().length;
  const times = drawn.filter(({ shows }) => shows >= start - usual && shows < until + usual);
  const begun = lit[0]?.[0]?.shows ?? start;
  return {
    offs: lit.flatMap(([first], index) =>
      first === undefined ? [] : [first.shows - begun - ((slots[index]?.from ?? start) - start)],
    ),
    ways: lit.flatMap(([first]) => (first === undefined ? [] : [first.at - first.shows])),
    fewest: { number: fewest(lit), blank: fewest(dark) },
    undrawn: {
      numbers: lit.filter(({ length }) => length === 0).length,
      blanks: dark.filter(({ length }) => length === 0).length,
    },
    wrong: sum(numbers) - sum(lit) + sum(blanks) - sum(dark),
    stall: Math.max(...times.slice(1).map(({ shows }, index) => shows - (times[index]?.shows ?? shows))),
  };
}
