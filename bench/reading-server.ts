/** The product with a game that is played with texts in the place of stroop: whatever else a start costs is the same. */
import { readInsteadOfStroop } from '@mindhero/server/test/reading-game';

readInsteadOfStroop();
await import('@mindhero/server/main');
