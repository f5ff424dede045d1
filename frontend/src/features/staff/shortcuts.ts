import { PRODUCT } from '@hearthway/domain/product.ts';
import type { BrowserStorage } from '../../session/browser-storage.ts';
import { createDeviceSwitch, type DeviceSwitch } from './device-switch.ts';

const KEY = `${PRODUCT.storagePrefix}-staff-shortcuts`;

/**
 * Switch for single-letter shortcuts, stored on this device. Users of speech input, or who hit keys by
 * accident, need to turn them off: WCAG 2.2, 2.1.4.
 */
export const createShortcutSwitch = (storage: () => BrowserStorage): DeviceSwitch =>
  createDeviceSwitch(KEY, storage);

interface Press extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> {
  /** The focus is in a text field. */
  readonly isTyping: boolean;
  /** A dialog is open, which makes the page behind it inert. */
  readonly isBehindDialog: boolean;
}

/** Key pressed as a shortcut, not as part of a text or a browser command. */
export const shortcutOf = (press: Press): string | undefined =>
  press.ctrlKey ||
  press.metaKey ||
  press.altKey ||
  press.repeat ||
  press.isTyping ||
  press.isBehindDialog
    ? undefined
    : press.key;
