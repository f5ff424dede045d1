import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { fold, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { type ListingReportCommand, listingReportDecider } from './listing-report.decider.ts';
import type { ListingReportEvent } from './listing-report.events.ts';

const RESOURCE = { resourceId: 'npi-1', resourceName: 'Bright Steps ABA' };
const ANSWER = { outcome: 'corrected', fields: ['phone'], note: 'Thank you!' } as const;

const report: ListingReportCommand = {
  command: 'report',
  ...RESOURCE,
  field: 'phone',
  message: 'Nobody has that number.',
};
const resolve: ListingReportCommand = { command: 'resolve', ...ANSWER };

const reported: ListingReportEvent = {
  type: 'ListingErrorReported',
  data: { ...RESOURCE, field: 'phone', message: 'Nobody has that number.' },
};
const resolved: ListingReportEvent = {
  type: 'ListingErrorResolved',
  data: { resourceName: RESOURCE.resourceName, ...ANSWER },
};

const decided = (command: ListingReportCommand, ...history: readonly ListingReportEvent[]) =>
  given(listingReportDecider, history).when(command);

test('an error in a listing is reported once', () => {
  expect(decided(report)).toEqual([reported]);
  expect(decided(report, reported)).toEqual([]);
});

test('an unlisted provider cannot be reported', () => {
  expect(decided({ ...report, resourceName: null })).toEqual(reject('UnknownResource'));
});

test('a report is resolved once, and the first outcome counts', () => {
  expect(decided(resolve, reported)).toEqual([resolved]);
  const otherwise = { ...resolve, outcome: 'as-listed', fields: [] } as const;
  expect(decided(otherwise, reported, resolved)).toEqual([]);
});

test('an unknown report cannot be resolved', () => {
  expect(decided(resolve)).toEqual(reject('NotFound'));
});

test('a shredded note reads as absent', () => {
  const forgotten: ListingReportEvent = {
    type: 'ListingErrorResolved',
    data: { ...resolved.data, note: SHREDDED },
  };
  expect(fold(listingReportDecider, [reported, forgotten])).toEqual({
    status: 'resolved',
    ...RESOURCE,
    ...ANSWER,
    note: null,
  });
});
