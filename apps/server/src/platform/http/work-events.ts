/** Work that takes a while and tells how far it has come: server-sent events, the last of which says what came of it. */
import type { Answer } from './answer.ts';
import type { SentFile } from './file-answer.ts';

/** What such work answers in the end, and a caller who asks again gets alone. */
export function lastEvent(done: object): SentFile {
  return { type: 'text/event-stream', content: eventOf('done', done) };
}

/**
 * The answer of such work: what it tells, and then what it answers. What fails before anything was told is refused like
 * anything else; later the connection breaks, so that nobody takes half of it for the whole.
 */
export async function workEvents(
  work: (tell: (progress: object) => void) => Promise<Answer>,
): Promise<Answer> {
  const unread: string[] = [];
  let wake = () => {};
  let begin = () => {};
  let isOver = false;
  const begun = new Promise<null>((resolve) => (begin = () => resolve(null)));
  const whole = work((progress) => {
    unread.push(eventOf('progress', progress));
    begin();
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // A person who asked may have left: then it goes on, and nobody hears of what fails.
  whole.catch(() => {});
  return (
    (await Promise.race([begun, whole])) ?? {
      status: 200,
      sent: { type: 'text/event-stream', content: events() },
    }
  );

  async function* events(): AsyncGenerator<string | Uint8Array> {
    for (;;) {
      const event = unread.shift();
      if (event !== undefined) yield event;
      else if (isOver) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    const { sent } = await whole;
    if (typeof sent?.content === 'string') yield sent.content;
  }
}

const eventOf = (type: string, data: unknown) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
