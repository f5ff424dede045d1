import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { exportKey, familyKey } from '../../../live/cache-keys.ts';
import { followExport } from './follow-export.ts';

const copy = {
  id: 'a',
  status: 'building',
  percent: 10,
  requestedAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
  bytes: null,
} as const;

const open = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(exportKey('ada'), copy);
  queryClient.setQueryData(familyKey('ada', 'favorites'), []);
  return {
    queryClient,
    shown: () => queryClient.getQueryData(exportKey('ada')),
    isInvalidated: () => queryClient.getQueryState(exportKey('ada'))?.isInvalidated,
  };
};

test('the page shows how far its copy is', () => {
  const { queryClient, shown, isInvalidated: isAskedAgain } = open();
  followExport(queryClient, { exportId: 'a', status: 'building', percent: 60 });
  expect(shown()).toEqual({ ...copy, percent: 60 });
  expect(isAskedAgain()).toBe(false);
});

test('ignores progress of another copy', () => {
  const { queryClient, shown } = open();
  followExport(queryClient, { exportId: 'b', status: 'building', percent: 60 });
  expect(shown()).toEqual(copy);
});

test.each(['ready', 'failed'] as const)(
  'once it is %s, its size and end are asked for',
  (status) => {
    const { queryClient, isInvalidated: isAskedAgain } = open();
    followExport(queryClient, { exportId: 'a', status, percent: 100 });
    expect(isAskedAgain()).toBe(true);
    expect(queryClient.getQueryState(familyKey('ada', 'favorites'))?.isInvalidated).toBe(false);
  },
);
