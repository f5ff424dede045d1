import { START, streamNameFilter } from '@eventstore/db-client';
import { streams } from '@hearthway/domain/contexts.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';

/**
 * A process of its own that reads the events just as a rebuild does, and discards them: the upper
 * bound of any rebuild. Arguments: the address, and the number of events. Prints events per second.
 */
const [url = '', count = ''] = process.argv.slice(2);
const events = Number(count);
const eventStore = connectEventStore(url);
const start = performance.now();
const subscription = eventStore.subscribeToAll(
  {
    fromPosition: START,
    filter: streamNameFilter({
      prefixes: streams.map(({ nameOf }) => nameOf('')),
      checkpointInterval: 1,
    }),
  },
  { highWaterMark: 2_000 },
);
let read = 0;
for await (const _ of subscription) {
  read += 1;
  if (read === events) break;
}
console.log(Math.round((events / (performance.now() - start)) * 1000));
await subscription.unsubscribe();
await eventStore.dispose();
