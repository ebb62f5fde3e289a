type LevelNumber = keyof typeof import('@mindhero/content/levels/en.json');

/** Where the texts have a level's name; the namespace `levels` must be loaded. */
export function levelKey(level: number): `levels:${LevelNumber}` {
  return `levels:${level}` as `levels:${LevelNumber}`;
}
