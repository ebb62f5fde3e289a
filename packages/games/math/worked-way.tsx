import { ChainSteps, ProductSteps, QuotientSteps } from './operation-steps.tsx';
import { readLine } from './read-line.ts';
import { WorkedExample } from './worked-example.tsx';

/** The right way through a question as a line tells it, which is how mistakes are kept; nothing for what is no such line. */
export function WorkedWay({ task }: { readonly task: string }) {
  const read = readLine(task);
  if (read === null) return null;
  if (read.kind === 'sum') return <WorkedExample terms={read.terms} />;
  const { steps } = read;
  const [only] = steps;
  if (only === undefined || steps.length > 1) return <ChainSteps steps={steps} />;
  return only.sign === '×' ? (
    <ProductSteps first={only.left} second={only.right} />
  ) : (
    <QuotientSteps dividend={only.left} divisor={only.right} />
  );
}
