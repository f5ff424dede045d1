import { expect, test } from 'vitest';
import { STATE_HELP } from './state-help.constants.ts';

test('a family is told of Early Intervention and of Medicaid', () => {
  expect(new Set(STATE_HELP.map(({ topic }) => topic))).toEqual(
    new Set(['early-intervention', 'medicaid']),
  );
});

test.for(STATE_HELP)('$source is named with its address', ({ source, url }) => {
  expect(source).not.toBe('');
  expect(new URL(url).protocol).toBe('https:');
});
