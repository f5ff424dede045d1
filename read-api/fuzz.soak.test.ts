import { test } from 'vitest';
import { fuzzReadApi } from './fuzz.fixture.ts';

test.for([1, 2])('ten thousand random requests find no fault, seed %i', (seed) =>
  fuzzReadApi({ requests: 10_000, seed }),
);
