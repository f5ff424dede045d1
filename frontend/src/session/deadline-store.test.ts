import { expect, test, vi } from 'vitest';
import { createDeadlineStore, DEADLINE_KEY } from './deadline-store.ts';

const open = () => {
  const kept = new Map<string, string>();
  const setItem = vi.fn((key: string, value: string): void => void kept.set(key, value));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => kept.delete(key),
  };
  const fill = () =>
    setItem.mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  return { deadline: createDeadlineStore({ storage, onMove: () => {} }), kept, fill };
};

test('is shared through the storage', () => {
  const { deadline, kept } = open();
  deadline.move(7_000);
  expect(kept.get(DEADLINE_KEY)).toBe('7000');
  kept.set(DEADLINE_KEY, '9000');
  expect(deadline.read()).toBe(9_000);
});

test('rubbish is as good as none', () => {
  const { deadline, kept } = open();
  kept.set(DEADLINE_KEY, '{"location":');
  expect(deadline.read()).toBeUndefined();
});

test('moves even when the storage is full', () => {
  const { deadline, fill } = open();
  deadline.move(7_000);
  fill();
  deadline.move(9_000);
  expect(deadline.read()).toBe(9_000);
  deadline.forget();
  expect(deadline.read()).toBeUndefined();
});
