import { test } from 'vitest';
import { fuzzCommandApi } from './fuzz.fixture.ts';

test('eight hundred random requests find no fault', () =>
  fuzzCommandApi({ requests: 800, seed: 20_261_123 }));
