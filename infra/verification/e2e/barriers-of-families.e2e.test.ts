import { testBarriers } from './barriers.fixture.ts';

testBarriers('family', 'plus');
