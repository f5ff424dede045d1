import { PRODUCT } from '@hearthway/domain/product.ts';
import { createListeners } from '../../listeners.ts';
import { type BrowserStorage, tryToKeep } from '../../session/browser-storage.ts';

const KEY = `${PRODUCT.storagePrefix}-staff-shortcuts`;
const OFF = 'off';

export interface ShortcutSwitch {
  readonly isOn: () => boolean;
  readonly turn: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Whether single letters do something, kept on this device. Who speaks to their computer, or hits
 * keys by accident, switches them off: WCAG 2.2, 2.1.4.
 */
export const createShortcutSwitch = (storage: () => BrowserStorage): ShortcutSwitch => {
  const listeners = createListeners();
  let isOn: boolean | undefined;
  return {
    isOn: () => {
      isOn ??= storage().getItem(KEY) !== OFF;
      return isOn;
    },
    turn: (next) => {
      isOn = next;
      tryToKeep(storage(), KEY, next ? 'on' : OFF);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};

interface Press extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> {
  /** Something that letters are typed into has the focus. */
  readonly isTyping: boolean;
  /** A dialog is open, so the page behind is inert. */
  readonly isBehindDialog: boolean;
}

/**
 * The key that was pressed for its own sake, and not as a part of a text or of a browser's command.
 */
export const shortcutOf = (press: Press): string | undefined =>
  press.ctrlKey ||
  press.metaKey ||
  press.altKey ||
  press.repeat ||
  press.isTyping ||
  press.isBehindDialog
    ? undefined
    : press.key;
