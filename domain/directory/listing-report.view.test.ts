import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { ListingReportEvent } from './listing-report.events.ts';
import { listingReportsView, type OfReport } from './listing-report.view.ts';

const AT = '2026-11-21T09:00:00.000Z';
const SAID = {
  resourceId: 'npi-1',
  resourceName: 'Bright Steps ABA',
  field: 'phone',
  message: 'Nobody has that number.',
} as const;
const ANSWER = { outcome: 'corrected', fields: ['phone'], note: 'Thank you!' } as const;

const of = (reportId: string, event: ListingReportEvent): OfReport => ({
  ...event,
  reportId,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: 'u1',
    actor: 'u1',
    sessionId: null,
    state: null,
    occurredAt: AT,
    schemaVersion: 1,
  },
});

const reported = (reportId: string, data: Partial<typeof SAID> | { message: object } = {}) =>
  of(reportId, { type: 'ListingErrorReported', data: { ...SAID, ...Object(data) } });
const resolved = (reportId: string, data: { note?: object } = {}) =>
  of(reportId, {
    type: 'ListingErrorResolved',
    data: { resourceName: SAID.resourceName, ...ANSWER, ...Object(data) },
  });

const open = (id: string) => ({ id, ...SAID, reportedAt: AT, resolution: null });

const given = (...history: readonly OfReport[]) => givenRow(listingReportsView, history);

test('each report is kept, the oldest first', () => {
  expect(given(reported('r1')).when(reported('r2'))).toEqual([open('r1'), open('r2')]);
});

test('an answer is kept with its report, and with no other', () => {
  expect(given(reported('r1'), reported('r2')).when(resolved('r2'))).toEqual([
    open('r1'),
    { ...open('r2'), resolution: { ...ANSWER, resolvedAt: AT } },
  ]);
});

test('shredded fields read as absent', () => {
  const history = [reported('r1', { message: SHREDDED })];
  expect(given(...history).when(resolved('r1', { note: SHREDDED }))).toEqual([
    {
      ...open('r1'),
      message: '',
      resolution: { ...ANSWER, note: null, resolvedAt: AT },
    },
  ]);
});
