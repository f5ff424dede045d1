import type { OperatorCommand } from '../commands/operator-command.ts';
import { parseErase } from './operator/erase-command.ts';
import { parseQuarantine } from './operator/quarantine-command.ts';
import { parseStatus } from './operator/status-command.ts';
import { parseVisitors } from './operator/visitors-command.ts';

/** One of the commands of `npm run support`, by its first word. */
interface SupportCommand {
  /** Lines of the usage: what follows `npm run support --`, and what it does. */
  readonly usage: readonly (readonly [words: string, does: string])[];
  /** Undefined for arguments that make no sense. */
  readonly parse: (args: readonly string[]) => OperatorCommand | undefined;
}

/** Another command is one more entry. */
const COMMANDS: Readonly<Record<string, SupportCommand>> = {
  status: {
    usage: [
      ['status', 'the queue by status and urgency, the oldest promise, mails that came back'],
    ],
    parse: parseStatus,
  },
  quarantine: {
    usage: [
      ['quarantine', 'mails of strangers, which continue no thread by themselves'],
      ['quarantine release ID [THREAD]', 'lets one continue its thread, or the one that you name'],
      ['quarantine delete ID', 'forgets one'],
    ],
    parse: parseQuarantine,
  },
  erase: {
    usage: [['erase EMAIL --now', 'deletes an account at once, without days of grace']],
    parse: parseErase,
  },
  visitors: {
    usage: [['visitors forget EMAIL', 'forgets a mailbox without an account, and its words']],
    parse: parseVisitors,
  },
};

/** A program of its own: content has no part in this service. */
const GROUPS = [
  ['groups import FILE', 'shows the support groups of a list; "groups" alone says more'],
] as const;

const lines = [...Object.values(COMMANDS).flatMap(({ usage }) => usage), ...GROUPS];
const width = Math.max(...lines.map(([words]) => words.length));

export const USAGE = `npm run support -- COMMAND
${lines.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`).join('\n')}
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for an unknown command. */
export const commandOf = ([name = '', ...args]: readonly string[]): OperatorCommand | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.parse(args) : undefined;
