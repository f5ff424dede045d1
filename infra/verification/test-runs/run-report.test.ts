import { expect, test } from 'vitest';
import { BUDGETS, MARGIN } from './budgets.ts';
import { lostBudgets, type Part, runReport } from './run-report.ts';

const UNIT_BUDGET = BUDGETS['unit'] ?? Number.NaN;

const part = (changes: Partial<Part> = {}): Part => ({
  name: 'unit',
  processorSeconds: 31.25,
  wallSeconds: 40,
  passed: 2,
  skipped: 0,
  failed: [],
  secondTries: [],
  files: [{ file: 'quick.test.ts', ms: 4 }],
  ...changes,
});

/** A budget as the table shows it. */
const secondsOf = (name: string): string => `${BUDGETS[name]} s`.padStart(8);

const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.ts`, ms: i * 1000 }));

test('shows the processor seconds of each part beside its budget', () => {
  const report = runReport([part(), part({ name: 'e2e', processorSeconds: undefined })]);
  expect(report).toContain(`unit    31.3 s  ${secondsOf('unit')}    40.0 s         2\n`);
  expect(report).toContain(`e2e          ?  ${secondsOf('e2e')}    40.0 s         2\n`);
});

test('names the ten most expensive files of all parts, the most expensive first', () => {
  const report = runReport([
    part({ files: files.slice(0, 6) }),
    part({ name: 'e2e', files: files.slice(6) }),
  ]);
  const listed = [...report.matchAll(/ s {2}(\d+)\.ts$/gm)].map(([, file]) => file);
  expect(listed).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

test('names no files when there is one alone', () => {
  expect(runReport([part()])).not.toContain('quick.test.ts');
});

test('names what failed, and tests that passed at the second try', () => {
  const report = runReport([
    part({ failed: ['a.test.ts > adds'] }),
    part({ name: 'e2e', secondTries: ['b.e2e.test.ts > signs in'] }),
  ]);
  expect(report).toContain('\nFailed\n  a.test.ts > adds\n');
  expect(report).toContain('\nPassed at the second try: mend these\n  b.e2e.test.ts > signs in\n');
});

test('has no headings for what did not happen', () => {
  expect(runReport([part()])).not.toMatch(/Failed|second try|Over budget/);
});

test('ends with the number of tests that passed, failed and were skipped', () => {
  expect(runReport([part()])).toMatch(/\n2 passed, 0 failed\n$/);
  const mixed = [part({ failed: ['a', 'b'] }), part({ name: 'e2e', passed: 1_000, skipped: 3 })];
  expect(runReport(mixed)).toMatch(/\n1002 passed, 2 failed, 3 skipped\n$/);
});

test('says which part is over its budget', () => {
  const over = part({ processorSeconds: UNIT_BUDGET + 1 });
  expect(runReport([over])).toContain(`\n  unit: ${(UNIT_BUDGET + 1).toFixed(1)} s`);
  expect(runReport([part({ processorSeconds: UNIT_BUDGET })])).not.toContain('Over budget');
});

test('a budget is lost when it is exceeded by more than the margin', () => {
  const within = part({ processorSeconds: UNIT_BUDGET * MARGIN });
  const beyond = part({ processorSeconds: UNIT_BUDGET * MARGIN + 1 });
  expect(lostBudgets([within], 1)).toEqual([]);
  expect(lostBudgets([beyond], 1)).toEqual(['unit']);
});

test('a machine of half the speed may take twice as long', () => {
  const slow = part({ processorSeconds: UNIT_BUDGET * 2 });
  expect(lostBudgets([slow], 2)).toEqual([]);
  expect(lostBudgets([slow], 1)).toEqual(['unit']);
});

test('no budget is lost where nothing can be measured, or none is set', () => {
  const unmeasured = part({ processorSeconds: undefined });
  const without = part({ name: 'soak', processorSeconds: 10_000 });
  expect(lostBudgets([unmeasured, without], 1)).toEqual([]);
});
