import { expect, test } from 'vitest';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { alertEvents, newsIn } from './alert-events.ts';
import {
  message,
  minute,
  routed,
  STAFF,
  threadLook,
  timelineLook,
} from './crisis-alerts.fixture.ts';
import { type AlertRow, alertsView, crisisAlertsModel } from './crisis-alerts.model.ts';

const rowsAfter = (...events: readonly StoredEvent[]): readonly AlertRow[] => {
  const rows = new Map<string, AlertRow>();
  for (const event of events)
    for (const row of alertsView.evolve(rows, newsIn(alertEvents.read(event))))
      rows.set(row.alert_id, row);
  return [...rows.values()];
};

test('an alert waits until a member of support looks where the words were written', () => {
  const written = message(minute(0), 'self-harm', 'm1');
  expect(rowsAfter(written)).toMatchObject([
    { alert_id: 'm1', source: 'support', tier: 'self-harm', opened_at: null },
  ]);
  expect(rowsAfter(written, timelineLook(minute(1)))).toMatchObject([{ opened_at: null }]);
  expect(rowsAfter(written, threadLook(minute(2)))).toMatchObject([
    { opened_at: minute(2), opened_by: STAFF },
  ]);
});

test('a look at the timeline opens an alert from the assistant', () => {
  expect(rowsAfter(routed(minute(0), 'q1'), timelineLook(minute(1)))).toMatchObject([
    { source: 'assistant', place_id: null, opened_at: minute(1) },
  ]);
});

test('words after a look are another alert', () => {
  expect(
    rowsAfter(
      message(minute(0), 'self-harm', 'm1'),
      threadLook(minute(1)),
      message(minute(2), 'self-harm', 'm2'),
    ).map(({ alert_id, opened_at }) => [alert_id, opened_at !== null]),
  ).toEqual([
    ['m1', true],
    ['m2', false],
  ]);
});

test('a message without danger touches no row', () => {
  expect(crisisAlertsModel.keyOf(message(minute(0), null, 'm1'))).toBeUndefined();
  expect(rowsAfter(message(minute(0), null, 'm1'))).toEqual([]);
});
