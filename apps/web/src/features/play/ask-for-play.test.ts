import type { Ticket } from '@mindhero/contract/play';
import { withSnapshot } from '@mindhero/engine/additive/mix';
import type { Material } from '@mindhero/engine/reading/material';
import { exampleMaterials } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
/** What this device knows of its player. */
vi.mock('../../entities/game/known-abilities.ts', () => ({
  withKnownAbilities: (settings: object) => withSnapshot(settings, [150]),
}));
const { ApiError, NetworkError } = await import('../../platform/client.ts');
const { network } = await import('../../platform/network.ts');
const { supply, tickets } = await import('../../entities/play/tickets/device.ts');
const { askForPlay, NotOnDevice, NoTicket, OutdatedRules } = await import('./ask-for-play.ts');

const rules = games.columns;
const settings = rules.settings.defaults;
const ticket: Ticket = { id: 'of-the-ticket', seed: 7, token: 'signed', expires_at: '2026-12-05T00:00:00Z' };
const PATIENCE_MS = 6_000;

/** What the server was asked for. */
let asked: { readonly address: string; readonly body: Record<string, unknown> }[] = [];

/** The server's answer to whatever starts a play; a status alone stands for an empty body. */
function serverAnswers(reply: () => Promise<{ status: number; body?: object }>): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (typeof body !== 'string') throw new TypeError('Failed to fetch');
    const content: Record<string, unknown> = JSON.parse(body);
    asked.push({ address, body: content });
    const { status, body: answer } = await reply();
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify({ id: content['id'], ...answer }), { status, headers });
  });
}

const started = (more: object = {}) => ({ seed: 5, only: null, version: rules.version, ...more });
const grants = (more?: object) => serverAnswers(async () => ({ status: 201, body: started(more) }));
const isLost = () => serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));

const ask = (more: object = {}) =>
  askForPlay({ game: 'columns', rules, user: 1, wish: { settings, ...more } });

const take = vi.spyOn(tickets, 'take');
const isReachable = vi.spyOn(network, 'isReachable');

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  asked = [];
  take.mockReset().mockResolvedValue(ticket);
  isReachable.mockReset().mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const began = { token: 'signed', version: rules.version, settings, at: 1_000 };
const alone = { id: 'of-the-ticket', settings, seed: 7, only: null, began };

describe('with a network', () => {
  test('the server draws the seed, and no ticket is used up', async () => {
    grants();
    const play = await ask();
    expect(asked).toEqual([
      { address: '/api/v1/plays/', body: { id: play.id, game: 'columns', settings: { ...settings } } },
    ]);
    expect(play).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), seed: 5, only: null });
    expect(take).not.toHaveBeenCalled();
  });

  test('what is played is what the server answers', async () => {
    grants({ settings: { ...settings, module: 'mix', abilities: [160] } });
    expect(await ask({ settings: { ...settings, module: 'mix' } })).toMatchObject({
      settings: { module: 'mix', abilities: [160] },
    });
  });

  test('the seed of a worksheet goes along', async () => {
    grants({ seed: 99 });
    expect(await ask({ seed: 99 })).toMatchObject({ seed: 99 });
    expect(asked[0]?.body).toMatchObject({ seed: 99 });
  });

  test('every play has an id of its own', async () => {
    grants();
    expect((await ask()).id).not.toBe((await ask()).id);
  });

  test('settings that the server refuses are told, with their fields, and no ticket gets round it', async () => {
    const fields = [{ field: 'settings.repeats', code: 'too_big', message: 'too many' }];
    serverAnswers(async () => ({ status: 422, body: { code: 'invalid_settings', errors: fields } }));
    const refusal = await ask().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'invalid_settings', fields });
    expect(take).not.toHaveBeenCalled();
  });

  test('nobody plays by other rules than the server counts by', async () => {
    grants({ version: rules.version + 1 });
    await expect(ask()).rejects.toBeInstanceOf(OutdatedRules);
    expect(take).not.toHaveBeenCalled();
  });

  test('mistakes are asked for under the play that they were made in', async () => {
    grants({ only: [2, 4] });
    expect(await ask({ retryOf: 'a-play' })).toMatchObject({ seed: 5, only: [2, 4] });
    expect(asked[0]?.address).toBe('/api/v1/plays/a-play/retry/');
  });
});

describe('without a network', () => {
  beforeEach(() => void isReachable.mockReturnValue(false));

  test('a ticket brings the seed, and nobody is asked', async () => {
    grants();
    expect(await ask()).toEqual(alone);
    expect(take).toHaveBeenCalledWith(1);
    expect(asked).toEqual([]);
  });

  test('the seed of a worksheet is played instead of that of the ticket', async () => {
    expect(await ask({ seed: 99 })).toEqual({ ...alone, seed: 99, began: { ...began, seed: 99 } });
  });

  test('a mix is made of what the device knows, but for that of a worksheet', async () => {
    const mix = { ...settings, module: 'mix', abilities: [] };
    const known = { ...mix, abilities: [150] };
    expect(await ask({ settings: mix })).toMatchObject({ settings: known, began: { settings: known } });
    const printed = { ...mix, abilities: [170] };
    const sheet = await ask({ settings: printed, seed: 99 });
    expect(sheet).toMatchObject({ settings: printed, began: { settings: printed } });
  });

  test('nobody plays when no ticket is left', async () => {
    take.mockResolvedValue(null);
    await expect(ask()).rejects.toBeInstanceOf(NoTicket);
  });

  test('mistakes need the server, which alone knows them', async () => {
    isLost();
    await expect(ask({ retryOf: 'a-play' })).rejects.toBeInstanceOf(NetworkError);
    expect(take).not.toHaveBeenCalled();
  });
});

describe('a round of homework', () => {
  const homework = { attempt: 'an-attempt', block: 1, round: 2 };

  test('goes along, and its seed comes back', async () => {
    grants({ seed: 12 });
    expect(await ask({ homework })).toMatchObject({ seed: 12 });
    expect(asked[0]?.body).toMatchObject({ game: 'columns', homework });
  });

  test('needs the server: no ticket is a round of homework', async () => {
    isReachable.mockReturnValue(false);
    isLost();
    await expect(ask({ homework })).rejects.toBeInstanceOf(NetworkError);
    expect(take).not.toHaveBeenCalled();
  });
});

describe('with a network that nobody can rely on', () => {
  test.each([
    ['no answer comes', isLost],
    ['the server is in trouble', () => serverAnswers(async () => ({ status: 503 }))],
    ['somebody else answers', () => serverAnswers(async () => ({ status: 403 }))],
  ])('a ticket is taken when %s', async (_, weather) => {
    weather();
    expect(await ask()).toEqual(alone);
    take.mockResolvedValue(null);
    await expect(ask()).rejects.toBeInstanceOf(NoTicket);
  });

  test('a ticket is taken when the server has been silent for too long', async () => {
    serverAnswers(() => new Promise(() => undefined));
    const play = ask();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(take).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await play).toEqual({ ...alone, began: { ...began, at: 1_000 + PATIENCE_MS } });
  });

  test('whoever has no ticket waits for a slow server', async () => {
    take.mockResolvedValue(null);
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
    serverAnswers(() => promise);
    const play = ask();
    await vi.advanceTimersByTimeAsync(60_000);
    resolve({ status: 201, body: started() });
    expect(await play).toMatchObject({ seed: 5, only: null });
  });

  test('an answer that comes after the ticket was taken changes nothing', async () => {
    const { promise, reject } = Promise.withResolvers<{ status: number }>();
    serverAnswers(() => promise);
    const play = ask();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await play).toMatchObject({ id: 'of-the-ticket' });
  });
});

describe('a game that is played with a text', () => {
  const reading = {
    ...rules,
    material: () => ({
      kind: 'text' as const,
      id: null,
      language: 'own' as const,
      difficulty: 'any' as const,
      source: 'all' as const,
      max_words: null,
    }),
  };
  const { text } = exampleMaterials;
  const askToRead = (more: object = {}) =>
    askForPlay({ game: 'columns', rules: reading, user: 1, wish: { settings, ...more } });
  const takeText = vi.spyOn(supply, 'take');
  const played = vi.spyOn(supply, 'played');
  beforeEach(() => {
    takeText.mockReset().mockResolvedValue(text);
    played.mockReset().mockResolvedValue();
  });

  test('gets it with the start, and it is nothing new for later', async () => {
    grants({ material: text });
    expect(await askToRead()).toMatchObject({ material: text });
    expect(played).toHaveBeenCalledWith(text.revision);
    expect(takeText).not.toHaveBeenCalled();
  });

  test('takes one from the device without a network, and says which', async () => {
    isReachable.mockReturnValue(false);
    expect(await askToRead()).toMatchObject({ material: text, began: { revision: text.revision } });
    expect(takeText).toHaveBeenCalledWith(1, 'text', expect.any(Function));
  });

  test('takes none from the device that the server would refuse for these settings', async () => {
    isReachable.mockReturnValue(false);
    const kept = [text, { ...text, revision: 90 }];
    takeText.mockImplementation(async (_, __, suits) => kept.find((one) => suits?.(one) ?? true) ?? null);
    const checkMaterial = (_: object, one: Material) =>
      one.revision === 90 ? [] : [{ path: 'text', code: 'too_few_sentences' } as const];
    const picky = { ...reading, checkMaterial };
    const granted = await askForPlay({ game: 'columns', rules: picky, user: 1, wish: { settings } });
    expect(granted.began?.revision).toBe(90);
  });

  test('cannot begin without a network where none is on the device, and uses no ticket up', async () => {
    isReachable.mockReturnValue(false);
    takeText.mockResolvedValue(null);
    await expect(askToRead()).rejects.toBeInstanceOf(NotOnDevice);
    expect(take).not.toHaveBeenCalled();
  });

  test('names what a worksheet was made from', async () => {
    grants({ material: text });
    await askToRead({ seed: 5, revision: text.revision });
    expect(asked[0]?.body).toMatchObject({ seed: 5, revision: text.revision });
    isReachable.mockReturnValue(false);
    await expect(askToRead({ seed: 5, revision: text.revision })).rejects.toBeInstanceOf(NotOnDevice);
  });
});
