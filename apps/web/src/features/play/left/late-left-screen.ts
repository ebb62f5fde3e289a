import { late } from '@mindhero/ui/late';

/** Needed only by those who left a play. */
export const LeftScreen = late(async () => (await import('./left-screen.tsx')).LeftScreen);
