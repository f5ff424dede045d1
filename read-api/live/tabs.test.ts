import { beforeEach, expect, test, vi } from 'vitest';
import { createTabs } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const open = () => {
  const changes: (string | null | undefined)[] = [];
  const tabs = createTabs({
    clock: () => new Date(),
    graceMs: 5_000,
    onChange: (userId) => changes.push(tabs.of(userId)?.place),
  });
  return { tabs, changes, where: () => tabs.of('ada') };
};

test('nobody is there who has no page open', () => {
  expect(open().where()).toBeUndefined();
});

test('somebody is where they were last heard of', () => {
  const { tabs, where } = open();
  tabs.opened('ada', 'one');
  tabs.opened('ada', 'two');
  tabs.at('ada', 'two', '/account');
  vi.advanceTimersByTime(1);
  tabs.at('ada', 'one', '/favorites');
  expect(where()?.place).toBe('/favorites');
  tabs.closed('ada', 'one');
  expect(where()?.place).toBe('/account');
});

test('a tab that has said nothing hides none that has', () => {
  const { tabs, where } = open();
  tabs.opened('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  vi.advanceTimersByTime(1);
  tabs.opened('ada', 'two');
  expect(where()?.place).toBe('/favorites');
});

test('who closes the last tab is gone once nobody has come back for some seconds', () => {
  const { tabs, changes, where } = open();
  tabs.opened('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  tabs.closed('ada', 'one');
  vi.advanceTimersByTime(4_999);
  expect(where()?.place).toBe('/favorites');
  vi.advanceTimersByTime(1);
  expect(where()).toBeUndefined();
  expect(changes).toEqual([null, '/favorites', undefined]);
});

test('who comes back in time was never gone, and is where they were', () => {
  const { tabs, changes, where } = open();
  tabs.opened('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  tabs.closed('ada', 'one');
  vi.advanceTimersByTime(4_999);
  tabs.opened('ada', 'two');
  vi.advanceTimersByTime(60_000);
  expect(where()?.place).toBe('/favorites');
  expect(changes).not.toContain(undefined);
});

test('a tab that has gone says nothing any more', () => {
  const { tabs, where } = open();
  tabs.opened('ada', 'one');
  tabs.opened('ada', 'two');
  tabs.at('ada', 'two', '/account');
  tabs.closed('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  tabs.closed('ada', 'one');
  expect(where()?.place).toBe('/account');
});
