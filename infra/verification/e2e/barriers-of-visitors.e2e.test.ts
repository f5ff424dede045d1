import { testBarriers } from './barriers.fixture.ts';

testBarriers('newcomer', 'visitor');
