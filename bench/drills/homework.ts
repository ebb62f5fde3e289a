import { games } from '@mindhero/games/rules';

interface Extent {
  readonly name?: string;
  readonly blocks?: number;
  readonly repeats?: number;
}

/** What a teacher asks for who gives the first group homework in columns: open for an hour, and due in a day. */
export const newHomework = ({ name = 'Homework', blocks = 1, repeats = 1 }: Extent = {}) => ({
  path: 'tasks/',
  body: {
    name,
    available_from: new Date(Date.now() - 3_600_000).toISOString(),
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
    groups: [1],
    blocks: Array.from({ length: blocks }, (_, seed) => ({
      game: 'columns',
      settings: games.columns.presets[0]?.settings ?? {},
      repeats,
      seed,
    })),
  },
});
