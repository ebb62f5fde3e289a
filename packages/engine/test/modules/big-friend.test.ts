import { testTenThousand } from './ten-thousand.ts';

testTenThousand('big_friend');
