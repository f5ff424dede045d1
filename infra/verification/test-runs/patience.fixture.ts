import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

const { waitFor } = vi;

/** Vitest gives up after one second. */
const waitPatiently: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// Each file runs this, also where files share a worker.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently });
