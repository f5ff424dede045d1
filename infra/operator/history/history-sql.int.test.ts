import { readFileSync } from 'node:fs';
import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import {
  type Cell,
  type Column,
  isComputed,
  type Report,
  type ReportParams,
  type Row,
} from '@hearthway/domain/reports/report.ts';
import { SMALLEST_GROUP } from '@hearthway/domain/reports/reports.constants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHead } from '../../adapters/event-store/head.ts';
import { replay } from '../../adapters/reports/replay.ts';
import { createReportFold } from '../../adapters/reports/report-fold.ts';
import { type DuckDb, openDuckDb } from './duckdb.fixture.ts';
import { answersTo } from './questions.fixture.ts';
import { exportSimulated, type SimulatedExport } from './simulated-export.fixture.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

let simulated: SimulatedExport;
let duckDb: DuckDb;
const folds = allReports.map((report) => createReportFold({ report, asOf: null }));

beforeAll(async () => {
  simulated = await exportSimulated();
  const { eventStore, directory } = simulated;
  const until = await readHead(eventStore, { withinMs: 5_000 });
  await replay({ eventStore, folds, until, signal: new AbortController().signal });
  duckDb = await openDuckDb(directory);
  await duckDb.runScript(textOf('history-reports.sql'));
});
afterAll(async () => {
  duckDb.close();
  await simulated.remove();
});

const PERIODS = [
  { from: '2026-01-01', to: '2026-06-30' },
  { from: '2026-03-30', to: '2026-06-07' },
  { from: '2026-05-06', to: '2026-05-19' },
];
const STATES = [null, 'CA', 'unknown'];

/** Each grouping meets each period and each state once. */
const paramsOf = ({ groupings }: Report): readonly ReportParams[] =>
  groupings.flatMap((groupBy, turn) =>
    PERIODS.map((period, place) => ({
      ...period,
      state: STATES[(place + turn) % STATES.length] ?? null,
      groupBy,
    })),
  );

const isCounted = (column: Column): boolean => !isComputed(column);

type Table = ReadonlyMap<string, readonly Cell[]>;

/** Numbers by the words of their row, without rows that only have zeros. */
const tableFrom = (report: Report, rows: readonly Row[]): Table => {
  const columns = report.columns.filter(isCounted);
  const isNumber = (_: Cell, index: number): boolean => columns[index]?.type !== 'text';
  return new Map(
    rows.flatMap((row) => {
      const numbers = row.filter(isNumber).map(Number);
      const words = row.filter((cell, index) => !isNumber(cell, index)).join(' | ');
      return numbers.some((number) => number > 0) ? [[words, numbers]] : [];
    }),
  );
};

const folded = (report: Report, params: ReportParams): readonly Row[] => {
  const state = folds.find((fold) => fold.report === report)?.kept().state;
  return report.result(state, params);
};

const viewed = async (report: Report, params: ReportParams): Promise<readonly Row[]> => {
  const { from, to, state, groupBy } = params;
  await duckDb.runScript(`
    set variable from_day = '${from}';
    set variable to_day = '${to}';
    set variable only_state = ${state === null ? 'null' : `'${state}'`};
  `);
  const columns = report.columns.filter(isCounted).map(({ id }) => `"${id}"`);
  const view = report.id.replaceAll('-', '_');
  const rows = await duckDb.ask(`select ${columns} from ${view} where grouped_by = '${groupBy}'`);
  return rows.map((row) => Object.values(row).map(String));
};

/** Words of searches that the file holds. */
const wordsOfFile = async (): Promise<ReadonlySet<unknown>> => {
  const rows = await duckDb.ask(`
    select distinct unnest(from_json(data->'$.terms', '["varchar"]')) as word
    from events where type = 'SearchPerformed'
  `);
  return new Set(rows.map(({ word }) => word));
};

describe.for(allReports.map((report) => [report.id, report] as const))('%s', ([, report]) => {
  test('its SQL view has every number of the fold, before it is published', async () => {
    const words = await wordsOfFile();
    let cells = 0;
    for (const params of paramsOf(report)) {
      const rows = folded(report, params).filter(([word, families]) => {
        if (params.groupBy !== 'term' || words.has(word)) return true;
        expect(families).toBeLessThan(SMALLEST_GROUP);
        return false;
      });
      const view = await viewed(report, params);
      expect(tableFrom(report, view), JSON.stringify(params)).toEqual(tableFrom(report, rows));
      if (report.columns[0]?.id !== 'group') expect(view).toHaveLength(rows.length);
      cells += tableFrom(report, rows).size;
    }
    expect(cells).toBeGreaterThanOrEqual(3);
  });
});

test('a report has its whole history where no period and no state is chosen', async () => {
  await duckDb.runScript(
    'reset variable from_day; reset variable to_day; reset variable only_state;',
  );
  const [all] = await duckDb.ask(`select sum(count)::int as count from favorites`);
  expect(all?.['count']).toBeGreaterThan(0);
});

/** Rows in one order, with all numbers as text. */
const comparable = (rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(row, (_, cell: unknown) => (typeof cell === 'number' ? String(cell) : cell)),
    )
    .sort();

test('the five questions are answered as the events themselves answer them', async () => {
  const answered = (await duckDb.runScript(textOf('history.sql'))).filter(
    ([row]) => row !== undefined,
  );
  const answers = answersTo(simulated.events);
  expect(answered.map(comparable)).toEqual(answers.map(comparable));
  for (const rows of answers) expect(rows.length).toBeGreaterThan(2);
});
