import { testTenThousand } from './ten-thousand.ts';

testTenThousand('over_100');
