import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../embedded-event-store/server-process.ts';
import { readArguments } from '../../simulate/arguments.ts';
import { writeSimulatedLog } from './log.ts';
import { compareReplays } from './replays.ts';
import { measureWatching } from './watching.ts';

const MOST_WATCHED = 200;

/** Of so many events, a million by default, as `npm run simulate` makes them. */
export const run = async (size = '1000000'): Promise<void> => {
  const { history } = readArguments(['--events', size], new Date());
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  try {
    const written = writeSimulatedLog(directory, history);
    const eventStore = await startServerProcess(['--data', directory]);
    try {
      console.log(
        `Reports from ${written.toLocaleString('en')} events of ${history.families.toLocaleString('en')} families in ${history.months} months`,
      );
      console.table(await compareReplays(eventStore.url));
    } finally {
      await eventStore.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  console.log('\nFrom storing an event to the open timeline of somebody in support');
  console.table([await measureWatching(Math.min(MOST_WATCHED, Math.ceil(history.families / 100)))]);
};
