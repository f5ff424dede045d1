import { test } from 'vitest';
import { fuzzReadApi } from './fuzz.fixture.ts';

test('six hundred random requests find no fault', () =>
  fuzzReadApi({ requests: 600, seed: 20_261_122 }));
