import { test } from 'vitest';
import { fuzzReadApi } from './fuzz.fixture.ts';

test('five hundred random requests find no fault', () =>
  fuzzReadApi({ requests: 500, seed: 20_261_130 }));
