/** What somebody who watches a task is told. */
import type { Readable } from 'node:stream';
import { liveStudents, type TaskStudent } from '@mindhero/contract/task-results';

/** The students of each event, as they come. */
export async function* studentEvents(stream: Readable): AsyncGenerator<readonly TaskStudent[], undefined> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) yield liveStudents.parse(JSON.parse(data)).students;
    }
  }
}
