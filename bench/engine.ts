/** The generator of sums: how many examples a second, and how long the worst of all legal settings takes. */
import { checkExamples, generateExamples } from '@mindhero/engine/additive/examples';
import {
  type AdditiveSettings,
  additiveSettings,
  type ModuleId,
  moduleIds,
} from '@mindhero/engine/additive/settings';
import { streams } from '@mindhero/engine/random';
import { Bench } from 'tinybench';
import { cpuMs } from './cpu.ts';
import type { Figure } from './figure.ts';

const EXAMPLES_PER_SECOND = 20_000;
const EXAMPLES_COMPARED = 2000;
const LEAST_DISTINCT = 0.9;
const WORST_EXAMPLE_MS = 50;
const WORST_REFUSAL_MS = 100;
/** Examples of one run: as many as a play has at most. */
const PLAY = 100;

export async function measure(): Promise<Figure[]> {
  return [...(await rates()), ...moduleIds.map(variety), ...worst()];
}

const defaults = additiveSettings.defaults;

function settingsWith(changes: Partial<AdditiveSettings>): AdditiveSettings {
  return { ...defaults, ...changes };
}

async function rates(): Promise<Figure[]> {
  const bench = new Bench({ time: 400, warmupTime: 200 });
  for (const module of moduleIds) {
    const settings = settingsWith({ module, digits: 2, amount_of_numbers: 5 });
    const random = streams(1)('bench');
    bench.add(module, () => void generateExamples(settings, random, PLAY));
  }
  const tasks = await bench.run();
  return tasks.map(({ name, result }) => {
    const rate = 'throughput' in result ? result.throughput.mean * PLAY : 0;
    return {
      name: `sums: examples a second, ${name}, 2 digits, 5 numbers`,
      measured: Math.round(rate).toLocaleString('en'),
      target: `≥ ${EXAMPLES_PER_SECOND.toLocaleString('en')}`,
      met: rate >= EXAMPLES_PER_SECOND,
    };
  });
}

/** How many of the examples of twenty plays, each with a seed of its own, are no repetition of another. */
function variety(module: ModuleId): Figure {
  const settings = settingsWith({ module, digits: 2, amount_of_numbers: 5 });
  const examples = Array.from({ length: EXAMPLES_COMPARED / PLAY }, (_, seed) =>
    generateExamples(settings, streams(seed)('bench'), PLAY),
  ).flat();
  const share = new Set(examples.map(({ terms }) => terms.join(' '))).size / examples.length;
  return {
    name: `sums: distinct among ${EXAMPLES_COMPARED.toLocaleString('en')}, ${module}, 2 digits, 5 numbers`,
    measured: `${(100 * share).toFixed(1)} %`,
    target: `≥ ${100 * LEAST_DISTINCT} %`,
    met: share >= LEAST_DISTINCT,
  };
}

/** The sizes of examples in a grid of settings. */
interface Sizes {
  readonly digits: readonly number[];
  readonly counts: readonly number[];
}

const wide: Sizes = { digits: [1, 2, 3, 4, 6, 9], counts: [2, 5, 10, 20, 60] };
const coarse: Sizes = { digits: [1, 2, 5], counts: [2, 7, 40] };

/** Choices that leave fewer numbers, so that more of the settings are impossible, or nearly so. */
const narrowings: readonly ((digits: number) => Partial<AdditiveSettings>)[] = [
  () => ({ allow_successive_duplicates: true, priority_hardest_level: true }),
  () => ({ digit_groups: ['mirror', 'tens'] }),
  () => ({ digit_groups: ['20_99', 'thousands'], priority_biggest_number: true }),
  () => ({ blocks: [2, 7] }),
  () => ({ min: 5, max: 27 }),
  (digits) => ({ min: 10 ** digits - 2, allow_successive_duplicates: true }),
];

/** Settings from one end of the legal range to the other. */
function* grid(): Generator<AdditiveSettings> {
  yield* sizedSettings(wide);
  for (const settings of sizedSettings(coarse)) {
    for (const narrowing of narrowings) yield { ...settings, ...narrowing(settings.digits) };
  }
}

function* sizedSettings(sizes: Sizes): Generator<AdditiveSettings> {
  for (const module of moduleIds) {
    for (const operations of ['add', 'subtract', 'both'] as const) {
      for (const digits of sizes.digits) {
        for (const digits_mode of ['exact', 'up_to'] as const) {
          for (const amount_of_numbers of sizes.counts) {
            for (const max_total of [null, 3 * 10 ** (digits + 1)]) {
              yield settingsWith({
                module,
                operations,
                digits,
                digits_mode,
                amount_of_numbers,
                max_total,
                allow_complex_transitions: max_total !== null,
              });
            }
          }
        }
      }
    }
  }
}

function isDefault(name: string, value: unknown): boolean {
  return String(value) === String(defaults[name as keyof AdditiveSettings]);
}

function worst(): Figure[] {
  const longest = { example: 0, refusal: 0 };
  const where = { example: '', refusal: '' };
  const note = (kind: 'example' | 'refusal', ms: number, settings: AdditiveSettings) => {
    if (ms <= longest[kind]) return;
    longest[kind] = ms;
    const changed = Object.entries(settings).filter(([name, value]) => !isDefault(name, value));
    where[kind] = changed.map(([name, value]) => `${name} ${String(value)}`).join(', ');
  };
  for (const settings of grid()) {
    // A first example includes all that has to be worked out about the settings.
    const begin = cpuMs();
    const issues = checkExamples(settings);
    if (issues.length > 0) {
      note('refusal', cpuMs() - begin, settings);
      continue;
    }
    const random = streams(7)('grid');
    generateExamples(settings, random, 1);
    note('example', cpuMs() - begin, settings);
    for (let i = 0; i < 5; i++) {
      const start = cpuMs();
      generateExamples(settings, random, 1);
      note('example', cpuMs() - start, settings);
    }
  }
  return [
    {
      name: `sums: slowest example of a grid of settings (${where.example})`,
      measured: `${longest.example.toFixed(1)} ms`,
      target: `≤ ${WORST_EXAMPLE_MS} ms`,
      met: longest.example <= WORST_EXAMPLE_MS,
    },
    {
      name: `sums: slowest answer to impossible settings (${where.refusal})`,
      measured: `${longest.refusal.toFixed(1)} ms`,
      target: `≤ ${WORST_REFUSAL_MS} ms`,
      met: longest.refusal <= WORST_REFUSAL_MS,
    },
  ];
}
