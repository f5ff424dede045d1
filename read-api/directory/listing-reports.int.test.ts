import type { ListingReport } from '@hearthway/domain/directory/listing-report.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const report = (id: string, resolution: ListingReport['resolution'] = null): ListingReport => ({
  id,
  resourceId: 'npi-1',
  resourceName: 'Bright Steps ABA',
  field: 'phone',
  message: 'Nobody has that number.',
  reportedAt: '2026-11-21T09:00:00.000Z',
  resolution,
});

const reportsOf = async ({ headers }: Family) => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  return (await app.inject({ url: '/api/listing-reports', headers })).json();
};

test('a family sees its own reports with their outcome, newest first, and no others', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  const resolvedAt = '2026-11-22T09:00:00.000Z';
  const answered = report('r1', {
    outcome: 'corrected',
    fields: ['phone'],
    note: null,
    resolvedAt,
  });
  await sql`
    insert into listing_reports_v1 (user_id, reports)
    values (${mine.userId}, ${JSON.stringify([answered, report('r2')])})
  `.execute(scenario.database);
  expect(await reportsOf(mine)).toEqual([report('r2'), answered]);
  expect(await reportsOf(theirs)).toEqual([]);
});
