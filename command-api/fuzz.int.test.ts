import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test('fifteen hundred random requests find no fault', () =>
  fuzzCommandApi({ requests: 1_500, seed: 20_261_123 }));
