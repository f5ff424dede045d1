import { test } from 'vitest';
import { fuzzReadApi } from './fuzz.fixture.ts';

test('a thousand random requests find no fault', () =>
  fuzzReadApi({ requests: 1_000, seed: 20_261_130 }));
