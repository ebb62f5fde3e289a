/**
 * Does something for many, as many at a time as one request takes, one after the other; answers what each of them answered.
 * What fails ends it: those before are done then.
 */
export async function inSteps<Item, Answer>(
  items: readonly Item[],
  most: number,
  step: (some: readonly Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += most) {
    answers.push(await step(items.slice(from, from + most)));
  }
  return answers;
}
