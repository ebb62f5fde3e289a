import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

/** A request whose network is played by the test. */
class Played extends EventTarget {
  static last: Played;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  readonly told = new Map<string, string>();
  status = 0;
  response: Blob | null = null;
  constructor() {
    super();
    Played.last = this;
  }
  open(...line: unknown[]) {
    this.sent.push(...line);
  }
  setRequestHeader(name: string, value: string) {
    this.told.set(name.toLowerCase(), value);
  }
  send(file: Blob) {
    this.sent.push(file);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return 'content-type: application/json; charset=utf-8\r\nretry-after: 7\r\n';
  }
  answer(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.dispatchEvent(new Event('load'));
  }
}

vi.stubGlobal('XMLHttpRequest', Played);
afterEach(() => vi.clearAllMocks());

const file = new Blob(['a;b'], { type: 'text/csv' });
const headers = new Headers({ Authorization: 'Bearer x' });
const request = { method: 'PUT', headers, file, onProgress: () => undefined };

it('sends the file with its type, tells how far it is, and answers as fetch does', async () => {
  const onProgress = vi.fn<(sent: number) => void>();
  const answer = sendFile('/api/x/', { ...request, onProgress });
  const { sent, told, upload } = Played.last;
  expect(sent).toEqual(['PUT', '/api/x/', file]);
  expect(Object.fromEntries(told)).toEqual({ authorization: 'Bearer x', 'content-type': 'text/csv' });
  upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  expect(onProgress).toHaveBeenLastCalledWith(0.25);

  Played.last.answer(422, '{"code":"invalid_request"}');
  const response = await answer;
  expect([response.status, response.headers.get('Retry-After')]).toEqual([422, '7']);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ code: 'invalid_request' });
});

it('gives an answer without content', async () => {
  const answer = sendFile('/api/x/', request);
  Played.last.answer(204, '');
  expect((await answer).body).toBeNull();
});

it('fails as fetch does when no answer comes', async () => {
  const answer = sendFile('/api/x/', request);
  Played.last.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

it('can be cancelled on its way and before', async () => {
  const cancel = new AbortController();
  const answer = sendFile('/api/x/', { ...request, signal: cancel.signal });
  cancel.abort();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
  await expect(sendFile('/api/x/', { ...request, signal: cancel.signal })).rejects.toBeInstanceOf(TypeError);
  expect(Played.last.sent).not.toContain(file);
});
