import { expect, test } from 'vitest';
import { secondTriesReport } from './second-tries.ts';

test('Names the tests that needed a second try', () => {
  expect(secondTriesReport(['a.e2e.test.ts > signs in', 'b.int.test.ts > appends'])).toBe(
    `
Passed at the second try: mend these
  a.e2e.test.ts > signs in
  b.int.test.ts > appends

`,
  );
});

test('Prints nothing when every test passed at once', () => {
  expect(secondTriesReport([])).toBe('');
});
