/** The site as the server has it, until a journey releases a new version of it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface Releases {
  readonly url: string;
  /**
   * From now on there is a second version: its page says so, and the scripts whose names begin like this exist no more.
   */
  release(gone: string): void;
  stop(): Promise<void>;
}

const PAGE = /<head>/;

/** Hands every request on to the server of the run. */
export async function startReleases(origin: string): Promise<Releases> {
  let gone: string | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (gone !== null && path.startsWith(`/assets/${gone}`)) return void response.writeHead(404).end();
    const { status, headers, body } = await ask(origin, request);
    const text =
      gone === null || !/html|javascript/.test(headers['content-type'] ?? '') ? null : String(body);
    const content = text === null || gone === null ? body : changed(path, text, gone);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(content) }).end(content);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: (name) => void (gone = name),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function ask(origin: string, request: IncomingMessage) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ['accept', 'authorization', 'content-type']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const answer = await fetch(`${origin}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const { 'transfer-encoding': _, connection: __, ...kept } = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers: kept as Record<string, string>,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** What the second version has instead: another page, and a list of files with that page and without what is gone. */
function changed(path: string, text: string, gone: string): string {
  if (PAGE.test(text)) return text.replace(PAGE, '<head><meta name="release" content="2" />');
  if (path !== '/service-worker.js') return text;
  return text
    .replace(new RegExp(`\\{"revision":null,"url":"assets/${gone}[^"]*"\\},?`, 'g'), '')
    .replace(/\{"revision":"\w+","url":"index\.html"\}/, '{"revision":"2","url":"index.html"}');
}
