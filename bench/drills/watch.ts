/** Somebody in front of the live table of a task, whose browser connects again when the events end. */
import { setTimeout as wait } from 'node:timers/promises';
import { liveStudents, sumsOf } from '@mindhero/contract/task-results';
import { tokenOf } from '../serving.ts';
import type { Caller } from './school.ts';

export interface Watch {
  /** How many answers the table shows of each student. */
  readonly answers: ReadonlyMap<number, number>;
  /** How often it was told of something. */
  events(): number;
  stop(): void;
}

/** What the events ask of a browser. */
const RETRY_MS = 2000;

/** @param again whether the browser connects again */
export function watch(url: string, teacher: Caller, again = true): Watch {
  const answers = new Map<number, number>();
  const over = new AbortController();
  let events = 0;

  async function read(): Promise<void> {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${tokenOf(teacher)}` },
      signal: over.signal,
    });
    if (!answer.ok || answer.body === null) return;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data !== undefined) note(data);
      }
    }
  }

  function note(data: string): void {
    events++;
    for (const { id, blocks } of liveStudents.parse(JSON.parse(data)).students) {
      const { correct, incorrect, missed } = sumsOf(blocks);
      answers.set(id, correct + incorrect + missed);
    }
  }

  async function go(): Promise<void> {
    while (!over.signal.aborted) {
      await read().catch(() => {});
      if (!again) return;
      await wait(RETRY_MS);
    }
  }
  void go();
  return { answers, events: () => events, stop: () => over.abort() };
}
