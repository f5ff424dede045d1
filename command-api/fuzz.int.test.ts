import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test('some eight random requests of each route find no fault', () =>
  fuzzCommandApi({ requests: 1_400, seed: 20_261_123 }));
