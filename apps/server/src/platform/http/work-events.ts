/** Work that takes a while and tells how far it has come: server-sent events, the last of which says what came of it. */
import type { SentFile } from './file-answer.ts';

/**
 * The answer of such work. What fails before anything was told is refused like anything else; later the connection breaks,
 * so that nobody takes half of it for the whole.
 */
export async function workEvents(
  work: (tell: (progress: object) => void) => Promise<object>,
): Promise<SentFile> {
  const unread: string[] = [];
  let wake = () => {};
  let isOver = false;
  const told = new Promise<void>((resolve) => (wake = resolve));
  const whole = work((progress) => {
    unread.push(eventOf('progress', progress));
    wake();
  })
    .then((done) => void unread.push(eventOf('done', done)))
    .finally(() => {
      isOver = true;
      wake();
    });
  // Whoever asked may have left: then it goes on, and nobody hears of what fails.
  whole.catch(() => {});
  await Promise.race([told, whole]);
  return { type: 'text/event-stream', content: events() };

  async function* events(): AsyncGenerator<string> {
    for (;;) {
      const event = unread.shift();
      if (event !== undefined) yield event;
      else if (isOver) return await whole;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
}

const eventOf = (type: string, data: unknown) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
