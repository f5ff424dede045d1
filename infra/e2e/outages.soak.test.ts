import { test } from 'vitest';
import { expectRecovery, OUTAGES, pathsFor } from './outages.ts';
import { setStage } from './stage.ts';

const stage = setStage({ hasOwnStack: true });

test.for(OUTAGES)('on every page $who is told so, and tries again', (outage) =>
  expectRecovery(outage, pathsFor(outage), stage),
);
