import { port } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';

const USAGE = `npm run event-store -- scavenge [--port PORT]
  asks the embedded event store of the Hearthway that runs on DATA_DIR to remove from the disk what
  metadata of streams hides
  --port  the one that was started by itself there, with npm run event-store; EVENT_STORE_TOKEN is its token
An EventStoreDB of your own is scavenged by its own means.`;

export const program = defineProgram({
  name: 'npm run event-store -- scavenge',
  usage: USAGE,
  calls: { '': call({ port: port.optional() }, (given) => given) },
});
