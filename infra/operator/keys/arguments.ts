import { z } from 'zod';
import { call, defineProgram } from '../../adapters/process/command-line.ts';
import { expire, type KeysCommand, rotateKeys, showExpired, showStatus } from './keys-command.ts';

const USAGE = `npm run keys -- status | rotate | expire [--dry-run]
  status            how many keys each master key encrypts
  rotate            encrypts every key under a new master key, while Hearthway runs
  expire            destroys the keys of data that was kept for as long as it may be
  expire --dry-run  says which those would be, and destroys nothing
With the master key in a file, rotate makes the new one itself, and takes the old one out of the
file at the end. With HEARTHWAY_MASTER_KEY, first set it to NEW,OLD for everything that runs, here
as well, then rotate, then set it to NEW. A command that is interrupted can be run again.
It works on the Hearthway that runs on DATA_DIR, or on DATABASE_URL.`;

export const program = defineProgram<KeysCommand>({
  name: 'npm run keys --',
  usage: USAGE,
  calls: {
    status: call({}, () => showStatus),
    rotate: call({}, () => rotateKeys),
    expire: call({ 'dry-run': z.boolean().default(false) }, ({ 'dry-run': isDry }) =>
      isDry ? showExpired : expire,
    ),
  },
});
