import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test('five hundred random requests find no fault', () =>
  fuzzCommandApi({ requests: 500, seed: 20_261_123 }));
