import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test('a thousand random requests find no fault', () =>
  fuzzCommandApi({ requests: 1_000, seed: 20_261_123 }));
