import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { sized } from '../size.ts';
import { fill } from './fill.ts';

const COPY = fileURLToPath(new URL('../../../operator/copy/main.ts', import.meta.url));
const MILLION = 1_000_000;

const EVENTS = sized(100_000, 2_000);

/** Copies a log between two embedded event stores by the operator's command, verification included. */
export const run = async (size: number | undefined): Promise<void> => {
  const events = size ?? EVENTS;
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  try {
    fill(join(directory, 'source'), events);
    const source = await startServerProcess(['--data', join(directory, 'source')]);
    const target = await startServerProcess(['--data', join(directory, 'target')]);
    try {
      const start = performance.now();
      const { stdout } = await promisify(execFile)(process.execPath, [
        COPY,
        ...['--from', source.url, '--to', target.url],
      ]);
      const seconds = (performance.now() - start) / 1000;
      console.log(stdout.trim());
      console.table({
        'copied and verified (s)': seconds.toFixed(1),
        'events/s': Math.round(events / seconds),
        'a million, at that rate (s)': Math.round((MILLION / events) * seconds),
        'goal for a million (s)': 300,
      });
    } finally {
      await Promise.all([source.stop(), target.stop()]);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
