import { test } from 'vitest';
import { fuzzReadApi } from './fuzz.fixture.ts';

test('nine hundred random requests find no fault', () =>
  fuzzReadApi({ requests: 900, seed: 20_261_122 }));
