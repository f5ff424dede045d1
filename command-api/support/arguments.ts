import { email, readable } from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { eraseNow } from './operator/erase-command.ts';
import { listQuarantine, releaseMail, removeMail } from './operator/quarantine-command.ts';
import { showStatus } from './operator/status-command.ts';
import { forgetVisitor } from './operator/visitors-command.ts';

const USAGE = `npm run support -- COMMAND
  status                          unopened alerts, the queue by status and urgency, the oldest promise, mails
                                  that came back
  quarantine                      mails of strangers, which continue no thread by themselves
  quarantine release ID [THREAD]  lets one continue its thread, or the one that you name
  quarantine delete ID            forgets one
  erase EMAIL --now               deletes an account at once, without days of grace
  visitors forget EMAIL           forgets a mailbox without an account, and its words
  groups import FILE              shows the support groups of a list; "groups --help" says more
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

const id = readable('no id', 'one of 32 letters and digits, as quarantine shows it', (text) =>
  /^[0-9a-f]{32}$/.test(text) ? text : undefined,
);

export const program = defineProgram<OperatorCommand>({
  name: 'npm run support --',
  usage: USAGE,
  calls: {
    status: call({}, () => showStatus),
    quarantine: call({}, () => listQuarantine),
    'quarantine release': call({ ID: id, THREAD: id.optional() }, ({ ID, THREAD }) =>
      releaseMail(ID, THREAD),
    ),
    'quarantine delete': call({ ID: id }, ({ ID }) => removeMail(ID)),
    erase: call({ EMAIL: email, now: z.boolean().default(false) }, ({ EMAIL, now }) => {
      if (!now) throw new UsageError('--now', 'is missing; it confirms that this cannot be undone');
      return eraseNow(EMAIL);
    }),
    'visitors forget': call({ EMAIL: email }, ({ EMAIL }) => forgetVisitor(EMAIL)),
  },
});
