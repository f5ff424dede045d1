import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

const DURATION =
  /\bconst (?:SECOND|MINUTE|HOUR|DAY|WEEK)_MS =|\b86_400_000\b|\b60 \* 60 \* 1_?000\b|\b60 \* 60_000\b|\b24 \* 3_600_000\b|\b24 \* HOUR_MS\b|\b60 \* MINUTE_MS\b/;

const DAY_ARITHMETIC =
  /\bconst (?:addDays|dayAfter|daysBefore|daysBetween|dayNumber|dayNumberOf|dayNameOf|mondayOf) =/;

/** Counts days by JavaScript's own calendar, so that ours is compared with something else. */
const INDEPENDENT = 'projections/content/appeal-windows.test.ts';

const filesWith = (pattern: RegExp): readonly string[] =>
  trackedFiles('*.ts', '*.tsx')
    .filter((file) => !file.startsWith('domain/calendar/') && file !== INDEPENDENT)
    .filter((file) => !file.endsWith('one-calendar.test.ts'))
    .filter((file) => pattern.test(read(file)));

test('durations are those of domain/calendar, everywhere', () => {
  expect(filesWith(DURATION)).toEqual([]);
});

test('days are counted in domain/calendar alone', () => {
  expect(filesWith(DAY_ARITHMETIC)).toEqual([]);
});
