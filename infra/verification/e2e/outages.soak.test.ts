import { test } from 'vitest';
import { expectRecovery, OUTAGES } from './outages.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { pathsOf } from './views.ts';

const stage = setStage({ hasOwnStack: true });

test.for(OUTAGES)('on every page $who is told so, and tries again', (outage) =>
  expectRecovery(outage, pathsOf(outage.viewer), stage),
);
