import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSharedPresence } from './presence.ts';
import { createTabs } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const EVERY_MS = 5_000;

/** Instances of read-api that share one Postgres, which delivers each payload to all of them. */
const start = (...names: readonly string[]) => {
  const payloads: string[] = [];
  const running = new Map<string, ReturnType<typeof run>>();
  const run = (instance: string) => {
    const watched = new Set<string>();
    const changes: string[] = [];
    const tabs = createTabs({
      clock: () => new Date(),
      graceMs: 0,
      onChange: (userId) => presence.movedHere(userId),
    });
    const presence = createSharedPresence({
      instance,
      tabs,
      clock: () => new Date(),
      publish: (payload) => {
        payloads.push(payload);
        for (const { presence: each } of running.values()) each.heard(payload);
      },
      watched: () => [...watched],
      onChange: (userId) => changes.push(userId),
      everyMs: EVERY_MS,
    });
    const stop = () => {
      tabs.close();
      presence.close();
      running.delete(instance);
    };
    const watch = (...userIds: readonly string[]) => {
      for (const userId of userIds) watched.add(userId);
      presence.ask(userIds);
    };
    return { tabs, presence, changes, watched, watch, stop };
  };
  const started = names.map((name) => {
    const instance = run(name);
    running.set(name, instance);
    onTestFinished(instance.stop);
    return instance;
  });
  const [here, there] = started;
  if (here === undefined || there === undefined) throw new Error('A test takes two instances.');
  return { here, there, payloads };
};

test('without watchers nothing is sent', () => {
  const { there, payloads } = start('here', 'there');
  there.tabs.opened('ada', 'one');
  there.tabs.at('ada', 'one', '/account');
  vi.advanceTimersByTime(60_000);
  expect(payloads).toEqual([]);
});

test('a family watched on one instance and open on another is present', () => {
  const { here, there } = start('here', 'there');
  there.tabs.opened('ada', 'one');
  there.tabs.at('ada', 'one', '/account');
  expect(here.presence.of('ada').isOnline).toBe(false);
  here.watch('ada');
  expect(here.presence.of('ada')).toEqual({ userId: 'ada', isOnline: true, place: '/account' });
});

test('each change is sent at once, and so is the end', () => {
  const { here, there } = start('here', 'there');
  here.watch('ada');
  there.tabs.opened('ada', 'one');
  there.tabs.at('ada', 'one', '/account');
  expect(here.presence.of('ada').place).toBe('/account');
  there.tabs.at('ada', 'one', '/favorites');
  expect(here.presence.of('ada').place).toBe('/favorites');
  there.tabs.closed('ada', 'one');
  vi.advanceTimersByTime(0);
  expect(here.presence.of('ada')).toEqual({ userId: 'ada', isOnline: false, place: null });
  expect(here.changes).toHaveLength(4);
});

test('presence stays known for as long as it is watched', () => {
  const { here, there } = start('here', 'there');
  there.tabs.opened('ada', 'one');
  here.watch('ada');
  vi.advanceTimersByTime(60_000);
  expect(here.presence.of('ada').isOnline).toBe(true);
});

test('presence from a crashed instance expires', () => {
  const { here, there } = start('here', 'there');
  there.tabs.opened('ada', 'one');
  here.watch('ada');
  there.stop();
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(here.presence.of('ada').isOnline).toBe(false);
});

test('after the last watcher left nothing is sent', () => {
  const { here, there, payloads } = start('here', 'there');
  there.tabs.opened('ada', 'one');
  here.watch('ada');
  here.watched.clear();
  vi.advanceTimersByTime(3 * EVERY_MS);
  const said = payloads.length;
  there.tabs.at('ada', 'one', '/account');
  vi.advanceTimersByTime(60_000);
  expect(payloads).toHaveLength(said);
});

test('payloads fit a notification for any number of watched families', () => {
  const { here, there, payloads } = start('here', 'there');
  const everybody = Array.from({ length: 400 }, (_, nth) => String(nth).padStart(32, '0'));
  for (const userId of everybody) {
    there.tabs.opened(userId, userId);
    there.tabs.at(userId, userId, `/${'a'.repeat(79)}`);
  }
  here.watch(...everybody);
  for (const userId of everybody) expect(here.presence.of(userId).isOnline).toBe(true);
  for (const payload of payloads) expect(payload.length).toBeLessThan(8_000);
});

test.for(['', 'nonsense', 'null', '{"kind":"tells"}', '{"kind":"newer","from":"there"}'])(
  'an invalid payload is ignored: %s',
  (payload) => {
    const { here } = start('here', 'there');
    here.watch('ada');
    here.presence.heard(payload);
    expect(here.changes).toEqual([]);
  },
);
