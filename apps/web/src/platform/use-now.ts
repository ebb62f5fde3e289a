import { useState } from 'react';

/** The moment at which the screen appeared, so that it says the same thing as long as it stands. */
export function useNow(): Date {
  return useState(() => new Date())[0];
}
