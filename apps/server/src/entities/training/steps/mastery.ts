/** What pupils master, where they err, and how well that was foretold. */
import { type Evidence, readEvidence } from '../evidence.ts';
import { learn, type Learned, nothingKnown, type Prediction, type TrainedPlay } from '../known.ts';
import type { Step } from '../step.ts';
import { addPredictions, keepKnown, keepMistakes, type KnownRow, readKnown } from '../store-known.ts';

const readSql = `
select line.user_id, line.play_id, line.day::text, line.evidence, kept.mastery, kept.weeks::text
from finish_log line left join masteries kept on kept.user_id = line.user_id
where line.id = any($1::bigint[]) and line.plays > 0 order by line.user_id, line.id`;

interface Row {
  readonly user_id: number;
  readonly play_id: string;
  readonly day: string;
  readonly evidence: Evidence | null;
  readonly mastery: KnownRow['mastery'] | null;
  readonly weeks: string | null;
}

/** People who are counted in one go: while Node counts, it answers nobody. */
export const PEOPLE_AT_ONCE = 50;

/** In Node, where the model is: a person's plays one after the other, as they were finished. */
export const addMastery: Step = async (client, { ids }) => {
  const { rows } = await client.query<Row>({ name: 'fold_read_mastery', text: readSql, values: [ids] });
  const people = [...Map.groupBy(rows, ({ user_id }) => user_id)];
  const predictions: Prediction[] = [];
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const some = people
      .slice(from, from + PEOPLE_AT_ONCE)
      .map(([user, lines]) => [user, learnedOf(lines)] as const);
    await keepKnown(client, new Map(some));
    await keepMistakes(
      client,
      some.flatMap(([user, { mistakes }]) => mistakes.map((mistake) => ({ ...mistake, user }))),
    );
    predictions.push(...some.flatMap(([, learned]) => learned.predictions));
  }
  await addPredictions(client, predictions);
};

function learnedOf(lines: readonly Row[]): Learned {
  const [first] = lines;
  const kept =
    first === undefined || first.mastery === null || first.weeks === null
      ? nothingKnown
      : readKnown({ mastery: first.mastery, weeks: first.weeks });
  return learn(kept, lines.map(playOf));
}

const playOf = ({ play_id: id, day, evidence }: Row): TrainedPlay => ({
  id,
  day,
  answers: readEvidence(evidence),
});
