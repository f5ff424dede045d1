import { beforeEach, expect, test, vi } from 'vitest';
import type { ToastContent } from './toast.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const toast = (title: string): ToastContent => ({
  tone: 'done',
  title,
  description: '',
});

test('the next toast replaces the current one', () => {
  const store = createToastStore();
  store.show(toast('first'));
  store.show(toast('second'));
  expect(store.current()).toMatchObject({ title: 'second', isOpen: true });
});

test('the same text again is a new toast', () => {
  const store = createToastStore();
  store.show(toast('saved'));
  const first = store.current()?.id;
  store.show(toast('saved'));
  expect(store.current()?.id).not.toBe(first);
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const store = createToastStore();
  store.show(toast('saved'));
  store.dismiss(1);
  expect(store.current()).toMatchObject({ isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(store.current()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('dismissing a toast does not remove the next one', () => {
  const store = createToastStore();
  store.show(toast('first'));
  store.dismiss(1);
  store.show(toast('second'));
  vi.advanceTimersByTime(1_000_000);
  expect(store.current()).toMatchObject({ title: 'second', isOpen: true });
});

test('the end of an earlier toast does not close the one shown now', () => {
  const store = createToastStore();
  store.show(toast('first'));
  store.show(toast('second'));
  store.dismiss(1);
  expect(store.current()).toMatchObject({ title: 'second', isOpen: true });
});

test('notifies listeners of each change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show(toast('first'));
  store.dismiss(1);
  vi.advanceTimersByTime(1_000_000);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store.show(toast('second'));
  expect(listener).toHaveBeenCalledTimes(3);
});

const news = (title: string, onShown = () => {}): ToastContent => ({
  ...toast(title),
  news: { durationMs: 3_000, onShown },
});

test('news waits until another toast is closed', () => {
  const store = createToastStore();
  store.show(toast('saved'));
  store.show(news('unlocked'));
  expect(store.current()).toMatchObject({ title: 'saved', isOpen: true });
  store.dismiss(1);
  expect(store.current()).toMatchObject({ title: 'unlocked', isOpen: true });
});

test('news that another toast interrupts comes back, and is told at its own end', () => {
  const store = createToastStore();
  const onShown = vi.fn();
  store.show(news('unlocked', onShown));
  store.show(toast('saved'));
  expect(store.current()).toMatchObject({ title: 'saved' });
  store.dismiss(2);
  expect(store.current()).toMatchObject({ title: 'unlocked', isOpen: true });
  expect(onShown).not.toHaveBeenCalled();
  store.dismiss(3);
  expect(store.current()).toMatchObject({ title: 'unlocked', isOpen: false });
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('later news takes the place of earlier news, shown or waiting', () => {
  const store = createToastStore();
  store.show(news('one'));
  store.show(news('one and two'));
  expect(store.current()).toMatchObject({ title: 'one and two', isOpen: true });
  store.show(toast('saved'));
  store.show(news('one, two and three'));
  store.dismiss(3);
  expect(store.current()).toMatchObject({ title: 'one, two and three', isOpen: true });
  store.dismiss(4);
  expect(store.current()).toMatchObject({ isOpen: false });
});
