import { vi } from 'vitest';

/** A step is late on a busy machine, and not wrong. Vitest gives up after one second. */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;

const waitPatiently: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// Each file runs this, also where files share a worker.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently });
