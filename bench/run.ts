/**
 * `npm run bench [-- <part> …]`: runs the benchmarks, or just some parts of them, and prints their figures as one table.
 * `people:listGroups` asks for one endpoint alone.
 */
import type { Figure } from './figure.ts';
import { printTable } from './table.ts';

const parts = {
  engine: () => import('./engine.ts'),
  items: () => import('./items.ts'),
  'next-step': () => import('./next-step.ts'),
  puzzles: () => import('./puzzles.ts'),
  server: () => import('./server.ts'),
  months: () => import('./months.ts'),
  people: () => import('./people.ts'),
  rating: () => import('./rating.ts'),
  sizing: () => import('./sizing.ts'),
  statistics: () => import('./statistics.ts'),
  homework: () => import('./homework.ts'),
  import: () => import('./import.ts'),
  library: () => import('./library.ts'),
  transformations: () => import('./transformations.ts'),
  materials: () => import('./materials.ts'),
  plans: () => import('./plans.ts'),
  web: () => import('./web.ts'),
  flash: () => import('./flash.ts'),
  flow: () => import('./flow.ts'),
  words: () => import('./words.ts'),
  reading: () => import('./reading.ts'),
  memory: () => import('./memory.ts'),
  metronome: () => import('./metronome.ts'),
} satisfies Record<string, () => Promise<{ measure: (only?: string) => Promise<Figure[]> }>>;

type Part = keyof typeof parts;

/** Only run where they are asked for: this one takes 45 GB and a quarter of an hour. */
const heavy: ReadonlySet<Part> = new Set<Part>(['months']);

const names = Object.keys(parts) as Part[];
/** The parts, and to what they are narrowed. */
const asked = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = '', only] = argument.split(':');
    return [name, only] as const;
  }),
);
const unknown = [...asked.keys()].filter((name) => !names.includes(name as Part));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join(', ')}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const name of names.filter((part) => (asked.size === 0 ? !heavy.has(part) : asked.has(part)))) {
  console.log(`▸ ${name}`);
  const { measure } = await parts[name]();
  figures.push(...(await measure(asked.get(name))));
}
printTable([
  ['figure', 'measured', 'target', 'met'],
  ...figures.map(({ name, measured, target, met }) => [
    name,
    measured,
    target,
    met === null ? '' : met ? 'yes' : 'NO',
  ]),
]);
// Chrome and database pools of the parts may still hold handles.
process.exit(0);
