import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { storageOr } from '../../session/browser-storage.ts';
import { createShortcutSwitch, shortcutOf } from './shortcuts.ts';

export const SEARCH_KEY = '/';

export const NEWS_KEY = 'n';

const shortcutSwitch = createShortcutSwitch(() => storageOr(() => localStorage));

export const useShortcutSwitch = () => ({
  isOn: useSyncExternalStore(shortcutSwitch.subscribe, shortcutSwitch.isOn),
  turn: shortcutSwitch.turn,
});

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Actions of single keys on this page, outside fields and dialogs. */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>): void => {
  const { isOn } = useShortcutSwitch();
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    const pressed = shortcutOf({
      key,
      ctrlKey,
      metaKey,
      altKey,
      repeat,
      isTyping: target instanceof Element && target.closest(TYPED_INTO) !== null,
      isBehindDialog: document.querySelector('dialog[open]') !== null,
    });
    const act = pressed === undefined ? undefined : actions[pressed];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, [isOn]);
};
