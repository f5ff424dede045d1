import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test.for([1, 2])('ten thousand random requests find no fault, seed %i', (seed) =>
  fuzzCommandApi({ requests: 10_000, seed }),
);
