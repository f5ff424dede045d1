import { testBarriers } from './test-barriers.ts';

testBarriers('support', 'analyst');
