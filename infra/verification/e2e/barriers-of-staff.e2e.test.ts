import { testBarriers } from './barriers.fixture.ts';

testBarriers('support', 'analyst');
