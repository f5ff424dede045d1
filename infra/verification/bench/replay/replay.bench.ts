import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { program } from '../../../operator/simulate/arguments.ts';
import type { HistoryOptions } from '../../../operator/simulate/history.ts';
import { openBrowser } from '../../e2e/chromium.ts';
import { startStack } from '../../e2e/stack.ts';
import { sized } from '../size.ts';
import { measureDisclosure } from './disclosure.ts';
import { writeSimulatedLog } from './log.ts';
import { measureOpening } from './opening.ts';
import { compareReplays } from './replays.ts';
import { registerSupporter, type SignedIn } from './support.ts';
import { measureWatching } from './watching.ts';

const MAX_WATCHED = 200;
const MAX_FAMILY_EVENTS = 100_000;
const SUPPORTERS = sized(21, 5);
/** Events. */
const HISTORY = sized(1_000_000, 5_000);

/** Uses a simulated history, a million events by default, as `npm run simulate` makes it. */
export const run = async (size: number | undefined): Promise<void> => {
  const { history } = program.read(['--events', String(size ?? HISTORY)]);
  await measureReports(history);
  console.log('\nWhether the tables single out a family, of 100,000 simulated events in 18 months');
  console.table(measureDisclosure());
  await measureSupport({
    watched: Math.min(MAX_WATCHED, Math.ceil(history.families / 5)),
    ofOneFamily: Math.min(MAX_FAMILY_EVENTS, Math.ceil(history.events / 10)),
  });
};

const measureReports = async (history: HistoryOptions): Promise<void> => {
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
};

interface Families {
  readonly watched: number;
  /** Events of the family whose timeline is opened. */
  readonly ofOneFamily: number;
}

/** All of Hearthway as `npm start` runs it, with support members. */
const measureSupport = async ({ watched, ofOneFamily }: Families): Promise<void> => {
  const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  try {
    const supporters: SignedIn[] = [];
    while (supporters.length < SUPPORTERS) supporters.push(await registerSupporter(stack));
    const people = { stack, eventStore, supporters };
    console.log('\nLive timelines, from storing an event until');
    console.table(await measureWatching({ ...people, browser, watched }));
    console.log('\nOpening the timeline of one family');
    console.table([await measureOpening({ ...people, events: ofOneFamily })]);
  } finally {
    await eventStore.dispose();
    await browser.close();
    await stack.stop();
  }
};
