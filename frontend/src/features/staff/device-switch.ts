import { createListeners } from '../../listeners.ts';
import { type BrowserStorage, tryToKeep } from '../../session/browser-storage.ts';

const OFF = 'off';

/** Setting of one device, on by default. */
export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly turn: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createDeviceSwitch = (key: string, storage: () => BrowserStorage): DeviceSwitch => {
  const listeners = createListeners();
  let isOn: boolean | undefined;
  return {
    isOn: () => {
      isOn ??= storage().getItem(key) !== OFF;
      return isOn;
    },
    turn: (next) => {
      isOn = next;
      tryToKeep(storage(), key, next ? 'on' : OFF);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};
