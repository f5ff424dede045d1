import { testBarriers } from './test-barriers.ts';

testBarriers('newcomer', 'visitor');
