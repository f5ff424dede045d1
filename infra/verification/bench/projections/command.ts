import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StoreAddresses } from '../../../adapters/addresses/addresses.ts';
import { newMasterKeyText } from '../../../adapters/privacy/master-key-file.ts';
import { PROGRAMS } from '../../../launcher/programs.ts';

const run = promisify(execFile);

const COMMAND = PROGRAMS.projectionsCommand;
const EMPTY_READ = fileURLToPath(import.meta.resolve('./empty-read.ts'));

/** Master key of the benchmark's data, which is deleted with its databases. */
export const MASTER_KEY = { HEARTHWAY_MASTER_KEY: newMasterKeyText() };

/** Runs `npm run projections -- …` and returns its output. Rejects with it on failure. */
export const runProjections = async (
  addresses: StoreAddresses,
  ...args: readonly string[]
): Promise<string> => {
  const { stdout } = await run(process.execPath, [COMMAND, ...args], {
    env: { ...addresses, ...MASTER_KEY },
  });
  return stdout;
};

/** Events per second, as the rebuild itself counts them: from the first look until it is live. */
export const measureRebuild = async (addresses: StoreAddresses, name: string): Promise<number> => {
  const said = await runProjections(addresses, 'rebuild', name);
  const rate = /\(([\d,]+) a second\)/.exec(said)?.[1];
  if (rate === undefined) throw new Error(`The rebuild said: ${said}`);
  return Number(rate.replaceAll(',', ''));
};

/** Events per second. */
export const measureEmptyRead = async (
  { EVENTSTORE_URL }: StoreAddresses,
  events: number,
): Promise<number> => {
  const { stdout } = await run(process.execPath, [EMPTY_READ, EVENTSTORE_URL, String(events)]);
  return Number(stdout);
};
