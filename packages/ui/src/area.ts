/** The hue that a thing carries: one of the three areas of training, or the house's own. */
export type Area = 'brand' | 'math' | 'reading' | 'memory';
