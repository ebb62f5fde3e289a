import { testTenThousand } from './ten-thousand.ts';

testTenThousand('small_friend');
