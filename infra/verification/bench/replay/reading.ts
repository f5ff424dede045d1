import { eventTypeFilter, START } from '@eventstore/db-client';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { allReports, REPORT_TYPES } from '@hearthway/domain/site-reports/all-reports.ts';
import { connectEventStore, type EventStore } from '../../../adapters/event-store/event-store.ts';
import { readHead } from '../../../adapters/event-store/head.ts';
import { replay } from '../../../adapters/reports/replay.ts';
import { createReportFold } from '../../../adapters/reports/report-fold.ts';

/**
 * A process of its own that reads all events of reports, and either folds them for some reports or
 * does nothing with them. Arguments: the address; the ids of the reports, separated by commas; and, to do
 * nothing, the number of events. Prints `Reading` as JSON.
 */
const [url = '', ids = '', count] = process.argv.slice(2);

/** Reads with the client alone, in the plainest way. */
const readEmpty = async (eventStore: EventStore, events: number): Promise<number> => {
  const subscription = eventStore.subscribeToAll({
    fromPosition: START,
    filter: eventTypeFilter({ prefixes: [...REPORT_TYPES], checkpointInterval: 1 }),
  });
  let read = 0;
  for await (const _ of subscription) {
    read += 1;
    if (read === events) break;
  }
  await subscription.unsubscribe();
  return read;
};

const fold = async (eventStore: EventStore, reports: readonly Report[]): Promise<number> => {
  const until = await readHead(eventStore, { withinMs: 5_000 });
  const folds = reports.map((report) => createReportFold({ report, asOf: null }));
  const signal = new AbortController().signal;
  const { events } = await replay({ eventStore, folds, until, signal });
  return events;
};

const reports = allReports.filter(({ id }) => ids.split(',').includes(id));
const eventStore = connectEventStore(url);
// Connected, so that neither way of reading pays for it.
await readHead(eventStore, { withinMs: 5_000 });
const start = performance.now();
const events =
  count === undefined
    ? await fold(eventStore, reports)
    : await readEmpty(eventStore, Number(count));
const seconds = (performance.now() - start) / 1_000;
const megabytes = process.resourceUsage().maxRSS / 1_024;
console.log(JSON.stringify({ events, seconds, megabytes }));
await eventStore.dispose();
