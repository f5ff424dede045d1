import { BUDGETS, MARGIN } from './budgets.ts';

export interface FileTime {
  readonly file: string;
  /** Imports, hooks and tests of the file. */
  readonly ms: number;
}

/** A part of a run: the tests of one kind, or the steps before all tests. */
export interface Part {
  /** A Vitest project (unit, integration, …), or a name in `BUDGETS`. */
  readonly name: string;
  /** Undefined where they cannot be measured. */
  readonly processorSeconds: number | undefined;
  readonly wallSeconds: number;
  readonly passed: number;
  readonly skipped: number;
  /** Names of tests, of files that could not be loaded, and errors outside of any test. */
  readonly failed: readonly string[];
  readonly secondTries: readonly string[];
  readonly files: readonly FileTime[];
}

const MAX_EXPENSIVE = 10;

/** The end of a run. Its last line is `N passed, N failed`, with `, N skipped` where some were. */
export const runReport = (parts: readonly Part[]): string =>
  [
    ...listed(
      'Passed at the second try: mend these',
      parts.flatMap(({ secondTries }) => secondTries),
    ),
    ...expensiveFiles(parts),
    '',
    ...table(parts),
    ...listed(
      'Over budget: make these cheaper, as docs/testing.md says',
      parts.flatMap((part) => overBudget(part)),
    ),
    ...listed(
      'Failed',
      parts.flatMap(({ failed }) => failed),
    ),
    '',
    closingLine(parts),
    '',
  ].join('\n');

/**
 * Names of parts that clearly took more than their budget. `slowness` is how many times as long this
 * machine takes as the one that the budgets are for.
 */
export const lostBudgets = (parts: readonly Part[], slowness: number): readonly string[] =>
  parts
    .filter(({ name, processorSeconds = 0 }) => {
      const budget = BUDGETS[name];
      return budget !== undefined && processorSeconds > budget * MARGIN * slowness;
    })
    .map(({ name }) => name);

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : ['', title, ...items.map((item) => `  ${item}`)];

const expensiveFiles = (parts: readonly Part[]): readonly string[] => {
  const files = parts.flatMap(({ files }) => files);
  // A single file needs no table.
  if (files.length < 2) return [];
  return listed(
    'Most expensive files, by time',
    files
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, MAX_EXPENSIVE)
      .map(({ file, ms }) => `${seconds(ms / 1000)}  ${file}`),
  );
};

const COLUMNS = ['processor', 'budget', 'time', 'tests'];

const table = (parts: readonly Part[]): readonly string[] => {
  const rows = parts.map((part) => ({
    name: part.name,
    cells: [
      part.processorSeconds === undefined ? '?' : seconds(part.processorSeconds),
      part.name in BUDGETS ? `${BUDGETS[part.name]} s` : '',
      seconds(part.wallSeconds),
      part.files.length === 0 ? '' : String(part.passed + part.failed.length + part.skipped),
    ],
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [{ name: '', cells: COLUMNS }, ...rows].map(({ name, cells }) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join('').trimEnd(),
  );
};

const overBudget = ({ name, processorSeconds = 0 }: Part): readonly string[] => {
  const budget = BUDGETS[name] ?? Number.POSITIVE_INFINITY;
  if (processorSeconds <= budget) return [];
  return [`${name}: ${seconds(processorSeconds)} of processor time, where ${budget} s are meant`];
};

const closingLine = (parts: readonly Part[]): string => {
  const sum = (count: (part: Part) => number): number =>
    parts.reduce((total, part) => total + count(part), 0);
  const skipped = sum((part) => part.skipped);
  const counts = [
    `${sum((part) => part.passed)} passed`,
    `${sum((part) => part.failed.length)} failed`,
  ];
  return [...counts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
};

const seconds = (count: number): string => `${count.toFixed(1)} s`;
