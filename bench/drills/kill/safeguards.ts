/** What a server goes without while `kill` shows its teeth. Its answers are the same all the while, so that all bite at once. */
import type { Safeguard } from '../without/safeguard.ts';

export const safeguards = {
  points: {
    what: 'a play that is finished brings its pupil no points',
    file: 'apps/server/src/modules/plays/statements.ts',
    is: 'points = users.points + rated.points,',
    without: 'points = users.points,',
  },
  rating: {
    what: 'a play that is finished moves nobody in the rating',
    file: 'apps/server/src/entities/rating/finish.ts',
    is: 'rating_week = case when rated.earned > 0 then rated.week_before + rated.gain else users.rating_week end,',
    without: 'rating_week = users.rating_week,',
  },
  stock: {
    what: 'a stock keeps what was given out of it',
    file: 'apps/server/src/entities/plans/books.ts',
    is: '-quantity::bigint as change from line',
    without: '0::bigint as change from line',
  },
} satisfies Record<string, Safeguard>;

const statements = 'apps/server/src/modules/plays/statements.ts';
const known = 'apps/server/src/entities/training/store-known.ts';

/** Of what is kept of plays, each with how the rows begin that differ without it. */
export const keeping: readonly (Safeguard & { readonly rows: string })[] = [
  {
    what: 'a play that is finished brings its pupil no stars',
    file: statements,
    is: 'stars = users.stars + coalesce((select gained from best where best.user_id = rated.user_id), 0),',
    without: 'stars = users.stars,',
    rows: 'stars',
  },
  {
    what: 'a record counts only the first play of its game',
    file: statements,
    is: 'plays = b.plays + 1,',
    without: 'plays = b.plays,',
    rows: 'best of',
  },
  {
    what: 'no training keeps its stars',
    file: statements,
    is: 'where preset is not null and is_counted',
    without: 'where false',
    rows: 'training of',
  },
  {
    what: 'nobody folds techniques',
    file: 'apps/server/src/entities/training/fold.ts',
    is: '  addTechniques,',
    without: '',
    rows: 'technique of',
  },
  {
    what: 'nobody folds what pupils master',
    file: 'apps/server/src/entities/training/steps/mastery.ts',
    is: 'await keepKnown(client, new Map(some));',
    without: '',
    rows: 'mastery',
  },
  {
    what: 'nobody folds where they err',
    file: known,
    is: 'if (mistakes.length === 0) return;',
    without: 'return;',
    rows: 'mistake',
  },
  {
    what: 'nobody folds how well answers were foretold',
    file: known,
    is: 'if (sums.length === 0) return;',
    without: 'return;',
    rows: 'prediction',
  },
];
