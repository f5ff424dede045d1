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

test('without an open page a person is absent', () => {
  expect(open().where()).toBeUndefined();
});

test('presence is the page reported last', () => {
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

test('a silent tab hides no tab with a page', () => {
  const { tabs, where } = open();
  tabs.opened('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  vi.advanceTimersByTime(1);
  tabs.opened('ada', 'two');
  expect(where()?.place).toBe('/favorites');
});

test('after the last tab closed presence ends within seconds', () => {
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

test('a quick return keeps presence and page', () => {
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

test('a closed tab is ignored', () => {
  const { tabs, where } = open();
  tabs.opened('ada', 'one');
  tabs.opened('ada', 'two');
  tabs.at('ada', 'two', '/account');
  tabs.closed('ada', 'one');
  tabs.at('ada', 'one', '/favorites');
  tabs.closed('ada', 'one');
  expect(where()?.place).toBe('/account');
});
