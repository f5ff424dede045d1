import { PRODUCT } from '@hearthway/domain/product.ts';
import { useSyncExternalStore } from 'react';
import { storageOr } from '../../../session/browser-storage.ts';
import { createDeviceSwitch } from '../device-switch.ts';

const soundSwitch = createDeviceSwitch(`${PRODUCT.storagePrefix}-staff-alarm`, () =>
  storageOr(() => localStorage),
);

export const useSoundSwitch = () => ({
  isOn: useSyncExternalStore(soundSwitch.subscribe, soundSwitch.isOn),
  turn: soundSwitch.turn,
});

const TONES_HZ = [660, 880, 660];
const TONE_SECONDS = 0.25;
const LOUDNESS = 0.2;
const START_MS = 500;

const play = async (): Promise<void> => {
  const context = new AudioContext();
  try {
    // Browsers block sound until something on the page was pressed: this alert stays silent.
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, START_MS))]);
    if (context.state !== 'running') return;
    const loudness = context.createGain();
    loudness.gain.value = LOUDNESS;
    loudness.connect(context.destination);
    const ends = TONES_HZ.map((hertz, nth) => {
      const tone = context.createOscillator();
      tone.frequency.value = hertz;
      tone.connect(loudness);
      const begin = context.currentTime + nth * TONE_SECONDS;
      tone.start(begin);
      tone.stop(begin + TONE_SECONDS);
      return new Promise<void>((resolve) => {
        tone.onended = () => resolve();
      });
    });
    await Promise.all(ends);
  } finally {
    await context.close();
  }
};

/** Plays three tones, in one browser tab at a time. Does nothing where the sound is off. */
export const ring = (): void => {
  if (!soundSwitch.isOn()) return;
  void ringOnce();
};

export const ringOnce = async (): Promise<void> => {
  // Missing where a page is served without TLS.
  if (!('locks' in navigator)) return play();
  await navigator.locks.request('crisis-alarm', { ifAvailable: true }, (lock) =>
    lock === null ? undefined : play(),
  );
};
