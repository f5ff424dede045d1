import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, onTestFinished, test } from 'vitest';
import { createParquetFile } from './parquet-file.ts';
import type { Row } from './row.ts';

const ROW: Row = {
  day: '2026-03-02',
  hour: 8,
  context: 'account',
  type: 'AccountRegistered',
  actor: 'family',
  subject: 'family',
  session: null,
  state: null,
  familyState: 'unknown',
  plan: 'free',
  registeredWeek: null,
  isStaff: false,
  isVisitor: false,
  streamId: null,
  data: '{}',
  category: null,
  resourceId: null,
  resultCount: null,
  tier: null,
  prompt: null,
  contactStatus: null,
};

test('rows are written in groups, so that the file may be larger than memory', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-parquet-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'events.parquet');
  const file = createParquetFile(path);
  for (let batch = 0; batch < 60; batch += 1)
    await file.add(Array.from({ length: 1_900 }, (_, row) => ({ ...ROW, resultCount: row })));
  await file.finish();

  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const read = await connection.runAndReadAll(`
    select count(*)::int as rows, sum(result_count)::int as sum,
      count(distinct row_number)::int as numbers, max(row_number) as last,
      (select count(distinct row_group_id)::int from parquet_metadata('${path}')) as groups
    from '${path}'
  `);
  expect(read.getRowObjectsJson()).toEqual([
    { rows: 114_000, numbers: 114_000, last: 114_000, sum: (60 * 1_900 * 1_899) / 2, groups: 6 },
  ]);
  connection.closeSync();
  instance.closeSync();
});
