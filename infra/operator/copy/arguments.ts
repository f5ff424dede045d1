import { z } from 'zod';
import { requireAddress } from '../../adapters/event-store/address.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';

export interface CopyArguments {
  readonly from: string;
  readonly to: string;
}

const USAGE = `npm run event-store -- copy --from ADDRESS --to ADDRESS
  copies all of Hearthway's streams from one event store into another, in their order
  --from, --to  such as esdb://127.0.0.1:2113?tls=false; they may hold a user and a password
Stop Hearthway before. Interrupted, it goes on when it is run again. At the end it reads the target and
compares number and hash. A target that holds other events of Hearthway is refused. docs/operations.md,
"Your own EventStoreDB", says how to move.`;

/** Event store address; its error never contains the password. */
const address = z
  .string()
  .superRefine((text, context) => {
    try {
      requireAddress(text);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  })
  .describe('the address of an event store: esdb://HOST:2113?tls=false');

export const program = defineProgram<CopyArguments>({
  name: 'npm run event-store -- copy',
  usage: USAGE,
  calls: { '': call({ from: address, to: address }, (addresses) => addresses) },
});
