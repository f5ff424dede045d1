import type { Health } from '@hearthway/domain/health/health.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { healthKey } from './cache-keys.ts';
import { followHealth } from './follow-health.ts';

const database = { name: 'database', status: 'ok' } as const;
const plan = (label: string) => ({ name: 'projection-plan', status: 'ok', label }) as const;

const healthOf = (...parts: Health['parts']): Health => ({ status: 'ok', parts });

const after = (before: Health | undefined, health: Health) => {
  const queryClient = new QueryClient();
  if (before !== undefined) queryClient.setQueryData(healthKey, before);
  followHealth(queryClient, health);
  return {
    data: queryClient.getQueryData(healthKey),
    isInvalidated: queryClient.getQueryState(healthKey)?.isInvalidated ?? false,
  };
};

test('a part keeps the label in the language of the page', () => {
  const failing = {
    status: 'failing',
    parts: [{ ...plan('Your plan'), status: 'failing' }],
  } as const;
  expect(after(healthOf(plan('Su plan')), failing)).toEqual({
    data: { status: 'failing', parts: [{ ...plan('Su plan'), status: 'failing' }] },
    isInvalidated: false,
  });
});

test('a label that is new is asked for', () => {
  expect(after(healthOf(database), healthOf(database, plan('Your plan')))).toEqual({
    data: healthOf(database, plan('Your plan')),
    isInvalidated: true,
  });
});

test('without an answer, nothing is shown that is not in the language of the page', () => {
  expect(after(undefined, healthOf(database)).data).toBeUndefined();
});
