import { z } from 'zod';
import { port, wholeNumber, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';
import { DEFAULT_MAX_APPEND_BYTES, MAX_REQUEST_BYTES } from './semantics/limits.ts';

const USAGE = `npm run event-store -- [--port 2113] [--data .data/event-store] [--mem-db] [--max-append-size 1048576]
  runs the embedded event store by itself, until Ctrl-C
  --port             where to listen on loopback; 0 takes a free port
  --data             the directory of the event log; made when it is not there
  --mem-db           keeps the log in memory and forgets it at the end
  --max-append-size  the most data that one append may hold, in bytes
npm run event-store -- verify [--data .data/event-store]
  checks the log in --data, or a copy of one, while no server uses it
npm run event-store -- scavenge
  has a running one remove what metadata of streams hides: see scavenge --help
npm run event-store -- copy
  copies all of Hearthway's streams between two event stores that run: see copy --help
With EVENT_STORE_TOKEN set, it serves those only whose address ends in &connectionName= and the token.`;

export interface ServeOptions {
  readonly port: number;
  readonly data: string;
  readonly inMemory: boolean;
  readonly maxAppendBytes: number;
}

type EventStoreCommand =
  | ({ readonly verb: 'serve' } & ServeOptions)
  | { readonly verb: 'verify'; readonly data: string };

const data = words('the name of a folder').default('.data/event-store');

export const program = defineProgram<EventStoreCommand>({
  name: 'npm run event-store --',
  usage: USAGE,
  calls: {
    '': call(
      {
        port: port.default(2113),
        data,
        'mem-db': z.boolean().default(false),
        'max-append-size': wholeNumber({ least: 1, most: MAX_REQUEST_BYTES }).default(
          DEFAULT_MAX_APPEND_BYTES,
        ),
      },
      ({ 'mem-db': inMemory, 'max-append-size': maxAppendBytes, ...given }) => ({
        verb: 'serve',
        ...given,
        inMemory,
        maxAppendBytes,
      }),
    ),
    verify: call({ data }, (given) => ({ verb: 'verify', ...given })),
  },
});
