import { expect, test } from 'vitest';
import { favorite } from '../favorites.fixture.ts';
import { planOf } from './plan-of.ts';

test('settled favorites are left out; times come first, and those of later days apart', () => {
  const favorites = [
    favorite({ id: 'called', status: 'called' }),
    favorite({ id: 'plain' }),
    favorite({ id: 'marked', status: 'to-call' }),
    favorite({ id: 'noon' }),
    favorite({ id: 'week' }),
    favorite({ id: 'morning', status: 'called' }),
    favorite({ id: 'overdue' }),
    ...(['waiting-list', 'intake-booked', 'not-a-fit'] as const).map((status) =>
      favorite({ id: status, status }),
    ),
    favorite({ id: 'gone', isGone: true }),
  ];
  const at = (resourceId: string, local: string) => ({
    resourceId,
    callAt: new Date(local).toISOString(),
  });
  const later = [
    at('overdue', '2026-11-20T09:00'),
    at('morning', '2026-11-30T09:00'),
    at('noon', '2026-11-30T12:00'),
    at('week', '2026-12-07T09:00'),
  ];
  const plan = planOf({ favorites, plan: { later, noted: [] }, day: '2026-11-30' });
  expect(plan.calls.map(({ id }) => id)).toEqual([
    'overdue',
    'morning',
    'noon',
    'marked',
    'plain',
    'called',
  ]);
  expect(plan.later.map(({ id }) => id)).toEqual(['week']);
});
