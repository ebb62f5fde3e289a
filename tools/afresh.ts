/**
 * A file of tests finds modules and globals as they are at first. The files share a process, since to start one for each
 * takes longer than most of them.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
