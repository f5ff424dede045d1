import { afterEach, vi } from 'vitest';

// Files share their worker: fake timers left behind would stop the clock of the next file.
afterEach(() => {
  vi.useRealTimers();
});
