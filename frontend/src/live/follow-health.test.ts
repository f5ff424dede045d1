import type { Health } from '@hearthway/domain/health/health.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { healthKey } from './cache-keys.ts';
import { followHealth } from './follow-health.ts';

const database = { name: 'database', status: 'ok' } as const;
const plan = (label: string) => ({ name: 'projection-plan', status: 'ok', label }) as const;

const told = (...parts: Health['parts']): Health => ({ status: 'ok', parts });

const after = (before: Health | undefined, health: Health) => {
  const queryClient = new QueryClient();
  if (before !== undefined) queryClient.setQueryData(healthKey, before);
  followHealth(queryClient, health);
  return {
    data: queryClient.getQueryData(healthKey),
    isAsked: queryClient.getQueryState(healthKey)?.isInvalidated ?? false,
  };
};

test('a part keeps the label in the language of the page', () => {
  const failing = {
    status: 'failing',
    parts: [{ ...plan('Your plan'), status: 'failing' }],
  } as const;
  expect(after(told(plan('Su plan')), failing)).toEqual({
    data: { status: 'failing', parts: [{ ...plan('Su plan'), status: 'failing' }] },
    isAsked: false,
  });
});

test('a label that is new is asked for', () => {
  expect(after(told(database), told(database, plan('Your plan')))).toEqual({
    data: told(database, plan('Your plan')),
    isAsked: true,
  });
});

test('without an answer, nothing is shown that is not in the language of the page', () => {
  expect(after(undefined, told(database)).data).toBeUndefined();
});
