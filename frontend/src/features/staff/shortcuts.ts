import { PRODUCT } from '@hearthway/domain/product.ts';
import type { BrowserStorage } from '../../session/browser-storage.ts';
import { createDeviceSwitch, type DeviceSwitch } from './device-switch.ts';

const KEY = `${PRODUCT.storagePrefix}-staff-shortcuts`;

/**
 * Whether single letters do something, kept on this device. Who speaks to their computer, or hits
 * keys by accident, switches them off: WCAG 2.2, 2.1.4.
 */
export const createShortcutSwitch = (storage: () => BrowserStorage): DeviceSwitch =>
  createDeviceSwitch(KEY, storage);

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
