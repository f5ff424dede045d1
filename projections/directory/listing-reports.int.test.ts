import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { verify } from '../engine/rebuild/verify.ts';
import {
  erased,
  newUser,
  projectedTo,
  startTestRunner,
  type TestEvent,
  useScenario,
} from '../projections.fixture.ts';
import { listingReports } from '../read-models.fixture.ts';

const scenario = useScenario();

const of = (userId: string, reportId: string, event: Pick<TestEvent, 'type' | 'data'>) => ({
  ...event,
  streamId: `listingReport-${reportId}`,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId,
    actor: userId,
    sessionId: null,
    state: 'NC',
    occurredAt: '2026-11-21T09:00:00.000Z',
    schemaVersion: 1,
  },
});

const LISTING = { resourceName: 'Bright Steps ABA' };

const reported = (userId: string, reportId: string): TestEvent =>
  of(userId, reportId, {
    type: 'ListingErrorReported',
    data: { ...LISTING, resourceId: 'npi-1', field: 'phone', message: 'Nobody has that number.' },
  });

const resolved = (userId: string, reportId: string): TestEvent =>
  of(userId, reportId, {
    type: 'ListingErrorResolved',
    data: { ...LISTING, outcome: 'corrected', fields: ['phone'], note: null },
  });

const reportsOf = async (userId: string) => {
  const { database, privacy } = scenario();
  const { rows } = await sql<{ user_id: string; reports: unknown }>`
    select user_id, reports from listing_reports where user_id = ${userId}
  `.execute(database);
  expect(JSON.stringify(rows)).not.toContain('Nobody has');
  const [row] = await privacy.openRows(listingReports, rows);
  return z.array(listingReportSchema).parse(row?.reports ?? []);
};

test('the reports of a family are one row, whichever streams they are in', async () => {
  const [ada, ben] = [newUser(), newUser()];
  startTestRunner(scenario(), listingReports);
  const last = await scenario().append(
    reported(ada, 'r1'),
    reported(ben, 'r2'),
    reported(ada, 'r3'),
    resolved(ada, 'r1'),
  );
  await projectedTo(scenario(), listingReports, last);
  const ofAda = await reportsOf(ada);
  expect(ofAda.map(({ id, resolution }) => [id, resolution?.outcome])).toEqual([
    ['r1', 'corrected'],
    ['r3', undefined],
  ]);
  expect(await reportsOf(ben)).toMatchObject([{ id: 'r2', resolution: null }]);
  const { rows } = await sql<{ doubts: unknown }>`
    select doubts from listing_reports where user_id = ${ben}
  `.execute(scenario().database);
  expect(rows[0]?.doubts).toMatchObject([{ resourceId: 'npi-1', resolvedAt: null }]);
  const { signal } = new AbortController();
  expect(await verify({ ...scenario(), projection: listingReports, signal })).toMatchObject({
    differingKeys: 0,
  });
});

test('erasure deletes the reports, and a later resolution brings none back', async () => {
  const ada = newUser();
  startTestRunner(scenario(), listingReports);
  const last = await scenario().append(reported(ada, 'r1'), erased(ada), resolved(ada, 'r1'));
  await projectedTo(scenario(), listingReports, last);
  expect(await reportsOf(ada)).toEqual([]);
});
