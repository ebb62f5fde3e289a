/**
 * The payment sandbox: a server of its own that speaks LiqPay’s protocol and moves no money. A browser sends its form to
 * `/api/3/checkout` and chooses what is to happen; the shop asks at `/api/request`; `/` lists what was paid.
 */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type After, createCounter, type Send } from './counter.ts';
import { languageOf } from './languages.ts';
import { checkoutPage, listPage, refusalPage } from './pages.ts';
import { type Keys, readAsked } from './payment.ts';
import { answerRequest } from './request.ts';
import { isChoice } from './stories.ts';
import { style } from './style.ts';

export interface SandboxOptions {
  readonly keys: Keys;
  readonly now?: () => Date;
  readonly send?: Send;
  /** By which messages are held back. */
  readonly after?: After;
}

export interface Sandbox {
  readonly server: Server;
  /** When nothing is on its way to the shop any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const LARGEST_BODY = 65_536;
const SEND_MS = 10_000;

const post: Send = async (url, body) => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
};

const inTime: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

const fonts: Readonly<Record<string, string>> = {
  '/nunito-latin.woff2': 'nunito-latin-wght-normal.woff2',
  '/nunito-cyrillic.woff2': 'nunito-cyrillic-wght-normal.woff2',
};
const fontFolder = '@fontsource-variable/nunito/files';

const styleHash = `'sha256-${hash('sha256', style, 'base64')}'`;

/** Not listening yet. */
export function createSandbox({
  keys,
  now = () => new Date(),
  send = post,
  after = inTime,
}: SandboxOptions): Sandbox {
  const counter = createCounter({ keys, now, send, after });
  let isDown = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    const accepted = request.headers['accept-language'];
    const language = languageOf(undefined, accepted);
    const route = `${request.method} ${pathname}`;
    if (route === 'GET /') return write(response, 200, listPage(counter.payments(), isDown, language));
    if (request.method === 'GET' && fonts[pathname] !== undefined)
      return writeFont(response, fonts[pathname]);

    if (request.method !== 'POST') return write(response, 404, refusalPage('notFound', language));
    const form = new URLSearchParams(await bodyOf(request));
    const payment = counter.find(form.get('payment') ?? '');
    switch (pathname) {
      case '/api/3/checkout': {
        if (isDown) return write(response, 503, refusalPage('isDown', language));
        const asked = readAsked(form, keys);
        if (typeof asked === 'string') return write(response, 400, refusalPage(asked, language));
        const page = checkoutPage(counter.open(asked), languageOf(asked.language, accepted));
        return write(response, 200, page, asked.resultUrl.origin);
      }
      case '/api/request': {
        if (isDown) return void response.writeHead(503).end();
        const { content, afterwards } = answerRequest(form, counter, keys);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
        return afterwards?.();
      }
      case '/choose': {
        const choice = form.get('choice') ?? '';
        if (payment === undefined || !isChoice(choice)) break;
        await counter.choose(payment, choice);
        return redirect(response, payment.asked.resultUrl.href);
      }
      case '/release':
        if (payment === undefined) break;
        await counter.release(payment);
        return redirect(response, '/');
      case '/reverse':
        if (payment === undefined) break;
        await counter.reverse(payment);
        return redirect(response, '/');
      case '/switch':
        isDown = form.get('down') === 'yes';
        return redirect(response, '/');
    }
    write(response, 404, refusalPage('notFound', language));
  }

  const underway = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const done = answer(request, response)
      .catch(() => void (response.headersSent ? response.destroy() : response.writeHead(400).end()))
      .finally(() => underway.delete(done));
    underway.add(done);
  });

  return {
    server,
    async idle() {
      await Promise.all(underway);
      await counter.idle();
    },
    async close() {
      const closed = server.listening ? once(server, 'close') : null;
      server.close();
      server.closeAllConnections();
      await closed;
      await counter.close();
    },
  };
}

/** @param returns where the page may send a browser, beside itself */
function write(response: ServerResponse, status: number, page: string, returns = ''): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self' ${returns}; frame-ancestors 'none'; img-src data:; style-src ${styleHash}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(page);
}

async function writeFont(response: ServerResponse, file: string): Promise<void> {
  const content = await readFile(fileURLToPath(import.meta.resolve(`${fontFolder}/${file}`)));
  response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).end(content);
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, 'cache-control': 'no-store' }).end();
}

/** @throws Error if it is larger than any form of ours */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
