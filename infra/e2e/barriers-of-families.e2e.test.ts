import { testBarriers } from './test-barriers.ts';

testBarriers('family', 'plus');
