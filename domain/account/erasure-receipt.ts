import { DAY_MS } from '../calendar/durations.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import { BACKUP_DAYS } from '../legal/legal.constants.ts';

/** When each part of an erasure was done; null until then. */
export interface ErasureSteps {
  readonly erasedAt: Date;
  /** The account, its keys, and the mails that waited. */
  readonly finishedAt: Date | null;
  /** The files of the database. */
  readonly scrubbedAt: Date | null;
}

interface ReceiptLine {
  readonly place: Message;
  /** Null while it is under way. */
  readonly doneAt: Date | null;
}

/** The places that were erased, in order. They do not tell whose data it was. */
export const receiptLines = ({
  erasedAt,
  finishedAt,
  scrubbedAt,
}: ErasureSteps): readonly ReceiptLine[] => [
  { place: say('It was decided, and can no longer be undone'), doneAt: erasedAt },
  { place: say('Your account, with your name, email, password and sessions'), doneAt: finishedAt },
  {
    place: say('The keys of everything else, so that what remains anywhere cannot be read'),
    doneAt: finishedAt,
  },
  {
    place: say('Your lists, notes, answers and settings, and support’s notes about you'),
    doneAt: finishedAt,
  },
  { place: say('Emails to you that waited, and copies of your data'), doneAt: finishedAt },
  { place: say('The files of the database, with its log of changes'), doneAt: scrubbedAt },
];

/** Until then a backup may hold your data and its keys; null while the erasure is under way. */
export const backupsEndAt = ({ finishedAt }: ErasureSteps): Date | null =>
  finishedAt === null ? null : new Date(finishedAt.getTime() + BACKUP_DAYS * DAY_MS);

export const RECEIPT_WORDS = {
  title: say('Receipt for a deleted account'),
  number: say('Number'),
  underWay: say('under way, done within an hour'),
  backups: say(
    'Last day on which a backup can be read. If one is restored, your data is deleted again',
  ),
} as const;
