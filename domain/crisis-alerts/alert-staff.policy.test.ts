import { expect, test } from 'vitest';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { alertStaff } from './alert-staff.policy.ts';
import {
  FAMILY,
  message,
  minute,
  routed,
  threadLook,
  timelineLook,
} from './crisis-alerts.fixture.ts';

/** The alerts that follow from the last of these events. */
const alertsAfter = (...events: readonly StoredEvent[]): readonly unknown[] => {
  const { consequences } = events.reduce(({ state }, event) => state.after(event), {
    state: alertStaff.open(FAMILY, null),
    consequences: [],
  } as ReturnType<ReturnType<typeof alertStaff.open>['after']>);
  return consequences.map((consequence) =>
    'alert' in consequence ? consequence.alert : consequence,
  );
};

test('words of a crisis alert those on duty at once, and everyone after five minutes', () => {
  expect(alertsAfter(message(minute(0), 'self-harm', 'm1'))).toEqual([
    { alertId: 'm1', to: 'those-on-duty', dueAt: minute(0) },
    { alertId: 'm1', to: 'everyone', dueAt: minute(5) },
  ]);
});

test('a crisis told to the assistant alerts as one told to support does', () => {
  expect(alertsAfter(routed(minute(0), 'q1'))).toMatchObject([
    { alertId: 'q1', to: 'those-on-duty' },
    { alertId: 'q1', to: 'everyone' },
  ]);
});

test('a message without danger, and a look, alert nobody', () => {
  expect(alertsAfter(message(minute(0), null, 'm1'))).toEqual([]);
  expect(alertsAfter(message(minute(0), 'violence', 'm1'), threadLook(minute(1)))).toEqual([]);
});

test('more of the same danger joins an alert that still waits', () => {
  expect(
    alertsAfter(message(minute(0), 'overwhelmed', 'm1'), message(minute(2), 'self-harm', 'm2')),
  ).toEqual([]);
});

test('words that come after a look, or once everyone was told, alert anew', () => {
  const before = message(minute(0), 'overwhelmed', 'm1');
  const after = message(minute(6), 'self-harm', 'm2');
  expect(alertsAfter(before, threadLook(minute(5.5)), after)).toHaveLength(2);
  expect(alertsAfter(before, after)).toHaveLength(2);
});

test('a look at the timeline opens no alert of a thread', () => {
  expect(
    alertsAfter(
      message(minute(0), 'self-harm', 'm1'),
      timelineLook(minute(1)),
      message(minute(2), 'self-harm', 'm2'),
    ),
  ).toEqual([]);
});
