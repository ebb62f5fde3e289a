import type { Ticket } from '@mindhero/contract/play';
import type { Material } from '@mindhero/engine/reading/material';
import { exampleMaterials } from '@mindhero/games/example-materials';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTicketStock, type KeptTicket } from './stock.ts';
import { createSupply, type KeptSupply } from './supply.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A disk that tabs share, a server that draws, and a clock. */
function world() {
  let kept: readonly KeptTicket[] = [];
  let now = 0;
  let drawn = 0;
  let isReachable = true;
  let user: number | null = 1;
  let inStore: KeptSupply | null = null;
  let library: readonly Material[] = [exampleMaterials.text, exampleMaterials.words];
  const draw = async (count: number) => {
    await Promise.resolve();
    if (!isReachable) throw new Error('offline');
    const tickets = Array.from({ length: count }, (): Ticket => ({
      id: `play-${drawn++}`,
      seed: drawn,
      token: `token-${drawn}`,
      expires_at: new Date(now + 14 * DAY).toISOString(),
    }));
    return { tickets, materials: [...library] };
  };
  const supply = createSupply({
    change: async (step) => {
      await Promise.resolve();
      inStore = step(inStore);
    },
  });
  const tab = () =>
    createTicketStock({
      store: {
        change: async (step) => {
          await Promise.resolve();
          kept = step(kept);
        },
      },
      draw,
      supply,
      user: () => user,
      now: () => now,
    });
  return {
    tab,
    supply,
    stores: (materials: readonly Material[]) => void (library = materials),
    kept: () => kept,
    drawn: () => drawn,
    pass: (ms: number) => void (now += ms),
    network: (there: boolean) => void (isReachable = there),
    signIn: (who: number | null) => void (user = who),
  };
}

describe('the stock of tickets', () => {
  test('is filled once, and again only when it runs low', async () => {
    const { tab, drawn } = world();
    const stock = tab();
    await stock.refill(1);
    for (let i = 0; i < 10; i++) await stock.take(1);
    await stock.refill(1);
    expect(drawn()).toBe(40);
    await stock.take(1);
    await stock.refill(1);
    expect(drawn()).toBe(51);
  });

  test('gives nothing when it is empty, has expired, or belongs to somebody else', async () => {
    const { tab, pass, kept } = world();
    const stock = tab();
    expect(await stock.take(1)).toBeNull();
    await stock.refill(1);
    expect(await stock.take(2)).toBeNull();
    expect(kept()).toEqual([]);
    await stock.refill(1);
    pass(14 * DAY);
    expect(await stock.take(1)).toBeNull();
  });

  test('renews what expires soon, and uses that up first', async () => {
    const { tab, pass, drawn } = world();
    const stock = tab();
    await stock.refill(1);
    pass(8 * DAY);
    await stock.refill(1);
    expect(drawn()).toBe(80);
    expect(await stock.take(1)).toMatchObject({ expires_at: new Date(14 * DAY).toISOString() });
  });

  test('keeps what it has when the server cannot be reached', async () => {
    const { tab, network, kept } = world();
    const stock = tab();
    await stock.refill(1);
    for (let i = 0; i < 20; i++) await stock.take(1);
    network(false);
    await stock.refill(1);
    expect(kept()).toHaveLength(20);
  });

  test('keeps nothing that was drawn for somebody who left meanwhile', async () => {
    const { tab, signIn, kept } = world();
    const filling = tab().refill(1);
    signIn(2);
    await filling;
    expect(kept()).toEqual([]);
  });

  test('is empty after it was forgotten', async () => {
    const { tab, kept } = world();
    await tab().refill(1);
    await tab().forget();
    expect(kept()).toEqual([]);
  });

  test('gives no ticket twice, whatever the tabs do at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('take' as const, 'refill' as const), { maxLength: 60 }),
        async (steps) => {
          const { tab } = world();
          const tabs = [tab(), tab(), tab()];
          const taken: (Ticket | null)[] = [];
          await Promise.all(
            steps.map(async (step, index) => {
              const stock = tabs[index % 3] ?? tab();
              if (step === 'refill') await stock.refill(1);
              else taken.push(await stock.take(1));
            }),
          );
          const ids = taken.flatMap((ticket) => (ticket === null ? [] : [ticket.id]));
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
      { seed: 20261121, numRuns: 100 },
    );
  });

  test('works where the browser keeps nothing', async () => {
    const stock = createTicketStock({
      store: { change: () => Promise.reject(new Error('no disk')) },
      draw: async () => ({ tickets: [], materials: [] }),
      supply: createSupply({ change: () => Promise.reject(new Error('no disk')) }),
      user: () => 1,
      now: () => 0,
    });
    await stock.refill(1);
    await stock.forget();
    expect(await stock.take(1)).toBeNull();
  });
});

describe('what comes with the tickets', () => {
  const { text, words } = exampleMaterials;
  const textOf = (revision: number): Material => ({ ...text, revision });

  test('is given in turn, to whom it came for: what was played comes again when nothing else suits', async () => {
    const { tab, supply, stores } = world();
    stores([textOf(1), textOf(2), words]);
    await tab().refill(1);
    expect(await supply.take(2, 'text')).toBeNull();
    expect(await supply.take(1, 'text', () => false)).toBeNull();
    const given = [];
    for (let i = 0; i < 5; i++) given.push((await supply.take(1, 'text'))?.revision);
    expect(given).toEqual([1, 2, 1, 2, 1]);
    expect(await supply.take(1, 'text', ({ revision }) => revision === 1)).toEqual(textOf(1));
    for (let i = 0; i < 3; i++) expect(await supply.take(1, 'words')).toEqual(words);
  });

  test('comes last once it was played with a network', async () => {
    const { tab, supply, stores } = world();
    stores([textOf(1), textOf(2)]);
    await tab().refill(1);
    await supply.played(1);
    await supply.played(90);
    expect(await supply.take(1, 'text')).toEqual(textOf(2));
    expect(await supply.take(1, 'text')).toEqual(textOf(1));
  });

  test('comes anew when fewer than half of a kind are new', async () => {
    const { tab, supply, stores, drawn } = world();
    stores([1, 2, 3, 4].map(textOf));
    await tab().refill(1);
    for (let i = 0; i < 2; i++) await supply.take(1, 'text');
    await tab().refill(1);
    expect(drawn()).toBe(40);
    await supply.take(1, 'text');
    stores([textOf(5)]);
    await tab().refill(1);
    expect(drawn()).toBe(41);
    expect(await supply.take(1, 'text')).toEqual(textOf(5));
  });

  test('is not asked for again and again where the library has none', async () => {
    const { tab, stores, drawn, supply } = world();
    stores([]);
    await tab().refill(1);
    await tab().refill(1);
    expect(drawn()).toBe(40);
    expect(await supply.take(1, 'text')).toBeNull();
  });

  test('is forgotten with the tickets', async () => {
    const { tab, supply } = world();
    await tab().refill(1);
    await tab().forget();
    expect(await supply.take(1, 'words')).toBeNull();
  });
});
