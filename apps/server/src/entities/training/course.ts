/** How somebody reads, text by text; and what is usual in the grades of a school, for those who teach only. */
import { mayBeRecord, type PlayFlag } from '@mindhero/contract/play';
import {
  type ReadingCourse,
  type ReadingNorms,
  type ReadingStep,
  TEXTS_TOLD,
} from '@mindhero/contract/reading';
import { languages } from '@mindhero/contract/user';
import { boundOf, type Difficulty } from '@mindhero/engine/reading/choice';
import { isTakenIn, nextAfter, type TimedReading } from '@mindhero/engine/reading/course';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { aloudBand, grades, gradesReading, silentBand } from '@mindhero/engine/reading/norms';
import { timedReadings } from '@mindhero/games/catalogue';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { materialRevisions, materials, plays, users } from '../../platform/db/schema/index.ts';

/** Of readings that the bands have been measured with: less was understood by none of those readers. */
const LEAST_UNDERSTANDING = 70;

interface Reading extends TimedReading {
  readonly play: string;
  readonly finished_at: Date;
  readonly language: (typeof languages)[number];
  /** As the room has stored it. */
  readonly effective: number | null;
  readonly is_measure: boolean;
}

/**
 * The person's last texts, and which one suits next; null if there is no such person whom the actor may see.
 * @param visible which people the actor may see, as a condition on `users`
 * @param most so many texts are told of
 */
export async function findCourse(
  db: Database,
  visible: SQL,
  userId: number,
  most = TEXTS_TOLD,
): Promise<ReadingCourse | null> {
  const readings = await findReadings(db, visible, userId, most);
  if (readings === null) return null;
  return {
    texts: readings.filter(isTakenIn).map(told),
    next: languages.map((language) => ({
      language,
      ...nextAfter(readings.filter((one) => one.language === language)),
    })),
  };
}

/** What is usual in each language that was read, the one read last first. */
export function normsOf(texts: readonly ReadingStep[]): ReadingNorms[] {
  return [...Map.groupBy(texts, ({ language }) => language)].map(([language, read]) => {
    const own = readingLanguageOf(language);
    const last = read.find((one) => !one.is_transformed && (one.understanding ?? 0) >= LEAST_UNDERSTANDING);
    return {
      language,
      wpm: last?.wpm ?? null,
      grades: last === undefined ? [] : gradesReading(last.wpm, own),
      bands: grades.map((grade) => ({
        grade,
        silent: silentBand(grade, own),
        aloud: aloudBand(grade, own),
      })),
    };
  });
}

/** The latest first. */
async function findReadings(
  db: Database,
  visible: SQL,
  userId: number,
  most: number,
): Promise<Reading[] | null> {
  const metric = (name: string) => sql<number | null>`(${plays.metrics}->>${sql.raw(`'${name}'`)})::float8`;
  const read = db
    .select({
      play: plays.id,
      finished_at: plays.finished_at,
      ended: plays.ended,
      language: materials.language,
      difficulty: sql<Difficulty | null>`coalesce(${materials.difficulty}, ${materials.measured})`.as(
        'text_difficulty',
      ),
      // One that was chosen by its id comes at any length.
      max_words: sql<string | null>`case when ${plays.settings}->>'text' is null
        then ${plays.settings}->>'max_words' end`.as('max_words'),
      words: metric('words').as('words_read'),
      wpm: metric('wpm').as('wpm'),
      cpm: metric('cpm').as('cpm'),
      questions: metric('questions').as('asked'),
      understanding: metric('understanding').as('understanding'),
      effective: metric('effective').as('effective'),
      transformed: metric('transformed').as('transformed'),
      flags: sql<PlayFlag[] | null>`${plays.flags}`.as('flags'),
    })
    .from(plays)
    .innerJoin(materialRevisions, eq(materialRevisions.id, plays.revision_id))
    .innerJoin(materials, eq(materials.id, materialRevisions.material_id))
    .where(
      and(
        eq(plays.user_id, users.id),
        isNotNull(plays.revision_id),
        isNotNull(plays.finished_at),
        inArray(plays.game, timedReadings),
        // A text that was understood badly is flagged as skimmed, too: what is faster than anybody is told by its speed.
        sql`${plays.flags} <@ '{overlap,skimmed}'`,
        sql`${plays.metrics} ? 'wpm'`,
      ),
    )
    .orderBy(desc(plays.finished_at))
    .limit(most)
    .as('read');
  const rows = await db
    .select({
      play: read.play,
      finished_at: read.finished_at,
      ended: read.ended,
      language: read.language,
      difficulty: read.difficulty,
      max_words: read.max_words,
      words: read.words,
      wpm: read.wpm,
      cpm: read.cpm,
      questions: read.questions,
      understanding: read.understanding,
      effective: read.effective,
      transformed: read.transformed,
      flags: read.flags,
    })
    .from(users)
    .leftJoinLateral(read, sql`true`)
    .where(and(eq(users.id, userId), visible))
    .orderBy(desc(read.finished_at));
  if (rows.length === 0) return null;
  return rows.flatMap((row) => {
    const { play, finished_at, language, difficulty, understanding, effective } = row;
    // Whoever has read nothing is a row without a play.
    if (play === null || finished_at === null || language === null || difficulty === null) return [];
    return {
      play,
      finished_at,
      language,
      difficulty,
      understanding,
      effective,
      max_words: boundOf(row.max_words),
      words: row.words ?? 0,
      wpm: row.wpm ?? 0,
      cpm: row.cpm ?? 0,
      questions: row.questions ?? 0,
      is_whole: row.ended === 'completed',
      is_transformed: (row.transformed ?? 0) > 0,
      is_measure: mayBeRecord(row.flags ?? []),
    };
  });
}

/** Where the time was up, questions about the rest say nothing of what was read. */
function told(reading: Reading): ReadingStep {
  const { play, finished_at, language, difficulty, words, wpm, cpm, is_whole, is_transformed, is_measure } =
    reading;
  return {
    play,
    finished_at: finished_at.toISOString(),
    language,
    difficulty,
    words,
    wpm,
    cpm,
    understanding: is_whole ? reading.understanding : null,
    effective: is_whole ? reading.effective : null,
    is_transformed,
    is_measure,
  };
}
