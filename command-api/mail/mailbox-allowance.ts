import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { emailKeyOf, mailboxOf } from '@hearthway/domain/privacy/email-key.ts';
import { type Allowance, takeWhatIsLeft } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { MailKind } from './mail-kinds.ts';
import type { WaitingMail } from './waiting-mail.ts';

/**
 * Limits the mails to one mailbox that strangers can cause, of all kinds together: one count per quarter of
 * an hour, and one per day. Beyond them no more mail is sent, and no request is refused.
 */
const QUARTER = { name: 'mailbox', perMs: 15 * MINUTE_MS } as const;
const DAY = { name: 'mailbox-daily', perMs: DAY_MS } as const;

/** Password resets may use all of it. Links are valid for longer than a day (`RESET_LINK_HOURS`). */
export const RESET_SHARE: readonly Allowance[] = [
  { ...QUARTER, most: 6 },
  { ...DAY, most: 24 },
];

/** Limit for all other kinds, which always leaves room for a link that lets the holder in. */
const OTHER_SHARE: readonly Allowance[] = [
  { ...QUARTER, most: 5 },
  { ...DAY, most: 12 },
];

/** Names of the counts that restart with a new holder of the mailbox. */
export const MAILBOX_COUNTS: readonly string[] = [QUARTER.name, DAY.name];

/**
 * Counts all addresses of a mailbox together, such as `ana+1@` and `a.n.a@`. They are separate counts, since
 * two people may share this form of an address: they do not restart with a new holder, and block no reset of
 * a confirmed address.
 */
const ALL_ADDRESSES = [
  { name: 'mailbox-addresses', perMs: QUARTER.perMs },
  { name: 'mailbox-addresses-daily', perMs: DAY.perMs },
] as const;

/** Key of the counts that all addresses of a mailbox share. */
export const mailboxKeyOf = (
  privacy: Pick<CommandDependencies['privacy'], 'emailKeyOf'>,
  email: string,
): Promise<string> => privacy.emailKeyOf(mailboxOf(email));

const sharedBy = (share: readonly Allowance[]): readonly Allowance[] =>
  ALL_ADDRESSES.map((count, at) => ({ ...count, most: share[at]?.most ?? 0 }));

/** Mails that a stranger can cause with an address, or a name, that need not be theirs. */
const BY_STRANGERS: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirm-email',
  'confirm-new-email',
  'email-taken',
  'username-reminder',
  'support-link',
  'household-invitation',
  'support-files-left-out',
]);

/** Mails that a family causes itself, or a stranger while the address is not confirmed. */
const BY_THEMSELVES: ReadonlySet<MailKind> = new Set<MailKind>([
  'password-changed',
  'deletion-requested',
  'deletion-canceled',
  'data-export-ready',
  'support-confirmation',
  'calendar-reminder',
]);

/** Includes a confirmation that a form without an account has asked for. */
const isByStranger = ({ mail: { kind, details }, isConfirmed }: AllowedMail): boolean =>
  BY_STRANGERS.has(kind) ||
  (kind === 'support-confirmation' && 'visitorCode' in details) ||
  (!isConfirmed && BY_THEMSELVES.has(kind));

/** Confirmations of forms that one network may cause in one mailbox. */
const FORM_CONFIRMATIONS: Allowance = { name: 'form-confirmations', most: 3, perMs: DAY_MS };

/** Limits threads whose form is confirmed by no mail, since its network has caused enough of them. */
const UNCONFIRMED_THREAD: Allowance = { name: 'unconfirmed-thread', most: 1, perMs: 2 * DAY_MS };

type AllowedMail = Pick<WaitingMail, 'mail' | 'to' | 'isConfirmed'>;

type Counting = Pick<CommandDependencies, 'database' | 'clock'>;

/** Counts a visitor's form, which is always accepted, even if its confirmation is not sent. */
export const countForm = async (
  { database, clock }: Counting,
  { threadId, asker }: { readonly threadId: string; readonly asker: string },
): Promise<void> => {
  const options = { database, now: clock() };
  if (!(await takeWhatIsLeft(options, FORM_CONFIRMATIONS, asker)))
    await takeWhatIsLeft(options, UNCONFIRMED_THREAD, threadId);
};

/** Whether the mailbox may receive the mail. Call it once for each mail, since it counts. */
export const mailboxTakes = async (
  { database, clock, privacy }: Counting & Pick<CommandDependencies, 'privacy'>,
  waiting: AllowedMail,
): Promise<boolean> => {
  const { mail, to, isConfirmed } = waiting;
  const options = { database, now: clock() };
  const mailboxKey = await mailboxKeyOf(privacy, to);
  // The reset was counted for its address when requested; this counts the mailbox, since strangers make
  // accounts with tags and dots.
  if (mail.kind === 'password-reset')
    return (
      isConfirmed ||
      emailKeyOf(to) === mailboxOf(to) ||
      takeShare(options, sharedBy(RESET_SHARE), mailboxKey)
    );
  if (!isByStranger(waiting)) return true;
  if (mail.kind === 'support-confirmation') {
    const unconfirmed = await database
      .selectFrom('allowances')
      .select('used')
      .where('name', '=', UNCONFIRMED_THREAD.name)
      .where('key', '=', mail.details.threadId)
      .executeTakeFirst();
    if (unconfirmed !== undefined) return false;
  }
  return (
    (await takeShare(options, OTHER_SHARE, await privacy.emailKeyOf(to))) &&
    (await takeShare(options, sharedBy(OTHER_SHARE), mailboxKey))
  );
};

/** Takes one of each count, the shortest period first. */
export const takeShare = async (
  options: Parameters<typeof takeWhatIsLeft>[0],
  share: readonly Allowance[],
  emailKey: string,
): Promise<boolean> => {
  for (const allowance of share)
    if (!(await takeWhatIsLeft(options, allowance, emailKey))) return false;
  return true;
};
