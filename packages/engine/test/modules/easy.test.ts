import { testTenThousand } from './ten-thousand.ts';

testTenThousand('easy');
