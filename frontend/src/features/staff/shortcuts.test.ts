import { expect, test } from 'vitest';
import { createShortcutSwitch, shortcutOf } from './shortcuts.ts';

const press = {
  key: 'n',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isTyping: false,
  isBehindDialog: false,
};

test('a single letter is a shortcut', () => {
  expect(shortcutOf(press)).toBe('n');
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isTyping', 'isBehindDialog'] as const)(
  'not so with %s',
  (what) => {
    expect(shortcutOf({ ...press, [what]: true })).toBeUndefined();
  },
);

const emptyStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

test('shortcuts work until they are switched off, which the device remembers', () => {
  const storage = emptyStorage();
  const first = createShortcutSwitch(() => storage);
  expect(first.isOn()).toBe(true);
  first.turn(false);
  expect(first.isOn()).toBe(false);
  const next = createShortcutSwitch(() => storage);
  expect(next.isOn()).toBe(false);
  next.turn(true);
  expect(createShortcutSwitch(() => storage).isOn()).toBe(true);
});

test('notifies the switch of changes', () => {
  const shortcuts = createShortcutSwitch(emptyStorage);
  const heard: boolean[] = [];
  const stop = shortcuts.subscribe(() => heard.push(shortcuts.isOn()));
  shortcuts.turn(false);
  stop();
  shortcuts.turn(true);
  expect(heard).toEqual([false]);
});
