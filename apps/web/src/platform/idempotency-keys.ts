/**
 * Idempotency keys: one for each thing that somebody means to change. It is kept, also over a reload, until the answer has
 * come: who presses again after a lost answer asks for the same and not for one more.
 */
import { newId } from './new-id.ts';

interface Request {
  /** Null: nobody is signed in. */
  readonly person: number | null;
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

interface Keyed {
  readonly key: string;
  /** The answer has come: asking for the same again means it once more. */
  readonly answered: () => void;
}

interface Kept {
  /** A hash of what was asked for. */
  readonly intention: string;
  readonly key: string;
  readonly at: number;
  /** It holds a password, so that not even a hash of it is written to the device. */
  readonly isSecret: boolean;
}

interface Options {
  /** Of this tab; null where there is none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
}

const STORED_AS = 'idempotency-keys';

/** The server forgets a key a little later. */
const KEPT_MS = 23 * 60 * 60 * 1000;

/**
 * For each person and kind of thing the latest intention alone: who has meant something else since, such as taking away
 * what was added, means it anew when they ask for the first again.
 */
export function createKeys({ storage, now }: Options): (request: Request) => Promise<Keyed> {
  const kept = new Map<string, Kept>(read(storage));

  function store(): void {
    try {
      storage?.setItem(STORED_AS, JSON.stringify([...kept].filter(([, { isSecret }]) => !isSecret)));
    } catch {
      // It is full or not allowed: then keys last as long as the page.
    }
  }

  return async ({ person, method, address, body }) => {
    const content = await contentOf(body);
    const intention = `${method} ${address} ${hashOf(content)}`;
    const place = `${person} ${address.split('/')[3]}`;
    const before = kept.get(place);
    const isSame = before?.intention === intention && now() - before.at < KEPT_MS;
    const key = isSame ? before.key : newId();
    if (!isSame) {
      const isSecret = typeof body === 'object' && !(body instanceof Blob) && holdsPassword(body);
      kept.set(place, { intention, key, at: now(), isSecret });
      store();
    }
    return {
      key,
      answered: () => {
        if (kept.get(place)?.key !== key) return;
        kept.delete(place);
        store();
      },
    };
  };
}

const holdsPassword = (body: object | null) => /"[^"]*password[^"]*":/.test(JSON.stringify(body));

function read(storage: Options['storage']): [string, Kept][] {
  try {
    return JSON.parse(storage?.getItem(STORED_AS) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

async function contentOf(body: unknown): Promise<Uint8Array> {
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer());
  return new TextEncoder().encode(JSON.stringify(body) ?? '');
}

/** 53 bits (cyrb53), enough to tell apart what one person does: `crypto.subtle` is missing on pages served by plain http. */
function hashOf(content: Uint8Array): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of content) {
    a = Math.imul(a ^ byte, 2_654_435_761);
    b = Math.imul(b ^ byte, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return `${content.length}-${(4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36)}`;
}
