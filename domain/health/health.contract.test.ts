import { expect, test } from 'vitest';
import { type HealthPart, healthOf, healthSchema, publicHealthOf } from './health.contract.ts';

const database: HealthPart = { name: 'database', status: 'ok' };
const eventStore: HealthPart = { name: 'event-store', status: 'ok', detail: 'The log ends at 7.' };
const lostDatabase: HealthPart = { name: 'database', status: 'failing', detail: 'No answer.' };

test('the whole is well when every part is', () => {
  expect(healthOf([database, eventStore])).toEqual({
    status: 'ok',
    parts: [database, eventStore],
  });
});

test('one failing part makes the whole fail', () => {
  expect(healthOf([eventStore, lostDatabase]).status).toBe('failing');
});

test.each([
  { order: 'first', parts: [lostDatabase, database] },
  { order: 'last', parts: [database, lostDatabase] },
])(
  'of a part that is reported twice, the failing report wins when it comes $order',
  ({ parts }) => {
    expect(healthOf(parts)).toEqual({ status: 'failing', parts: [lostDatabase] });
  },
);

test('the answer matches the contract', () => {
  const health = healthOf([database, eventStore]);
  expect(healthSchema.parse(JSON.parse(JSON.stringify(health)))).toEqual(health);
});

test('anyone may read names and whether parts work, and nothing else of the report', () => {
  const health = healthOf([
    { name: 'event-store', status: 'ok', detail: 'The log ends at position 12.' },
    { name: 'mail', status: 'ok', label: 'Mail', numbers: { waiting: 3 }, isOptional: true },
    { name: 'crisis-alerts', status: 'failing', isForOperator: true },
  ]);
  expect(publicHealthOf(health)).toEqual({
    status: 'ok',
    parts: [
      { name: 'event-store', status: 'ok' },
      { name: 'mail', status: 'ok', label: 'Mail' },
    ],
  });
});
