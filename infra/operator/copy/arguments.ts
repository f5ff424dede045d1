import { hostsOf } from '../../adapters/event-store/address.ts';
import { readCommandLine, UsageError } from '../../adapters/process/command-line.ts';

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

/** Throws what to print. */
export const readArguments = (args: readonly string[]): CopyArguments => {
  const given = readCommandLine(args, { from: { type: 'string' }, to: { type: 'string' } });
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  const { from, to } = given.values;
  if (given.positionals.length > 0 || from === undefined || to === undefined)
    throw new UsageError(USAGE);
  // Throws a sentence for what is no address.
  for (const address of [from, to]) hostsOf(address);
  return { from, to };
};
