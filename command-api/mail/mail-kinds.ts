import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { policyMails } from '@hearthway/domain/contexts.ts';
import { REPORT_OUTCOMES } from '@hearthway/domain/directory/listing-report.constants.ts';
import { PROPOSAL_OUTCOMES } from '@hearthway/domain/directory/resource-proposal.constants.ts';
import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import { CODE_MINUTES } from '@hearthway/domain/kernel/retention.constants.ts';
import { CADENCES } from '@hearthway/domain/reports/schedules.constants.ts';
import { z } from 'zod';

const mail = <Kind extends string, Details extends z.core.$ZodShape>(
  kind: Kind,
  details: Details,
) => z.object({ kind: z.literal(kind), details: z.object(details) });

const code = { code: z.string() };
const address = { address: z.string() };

/** Every kind of mail, with the values that its text needs. Never rename a kind: queued mails contain it. */
export const mailSchema = z.discriminatedUnion('kind', [
  mail('confirm-email', code),
  /** Sent to the new address in `address`. */
  mail('confirm-new-email', { ...code, ...address }),
  /** Sent to the previous address. */
  mail('email-changed', address),
  mail('email-taken', {}),
  /** Contains the secret of the link, and the code unless strangers have asked for many. */
  mail('password-reset', { code: z.string().nullable(), link: z.string().optional() }),
  mail('password-changed', {}),
  /** Names the e-mail of the account, which is the address it is sent to. */
  mail('username-reminder', {}),
  /** ISO date and time. */
  mail('deletion-requested', { dueAt: z.string() }),
  mail('deletion-canceled', {}),
  mail('data-export-ready', {}),
  /** Sent when a reported error in a listing was looked into. */
  mail('listing-report-resolved', {
    resourceName: z.string(),
    outcome: z.enum(REPORT_OUTCOMES),
    note: z.string().nullable(),
  }),
  /** Sent when a proposed provider was looked into; contains the id of its listing. */
  mail('resource-proposal-answered', {
    name: z.string(),
    outcome: z.enum(PROPOSAL_OUTCOMES),
    resourceId: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** Sent to an address that the inviting family typed, which is kept until the mail is sent. */
  mail('household-invitation', { ...address, token: z.string() }),
  /** Sent to the mailbox that answered by mail. A visitor's thread is opened by links of other mails. */
  mail('support-files-left-out', { ...address, threadId: z.string().nullable() }),
  /** Contains its own address, since the account is gone, and the code that opens its receipt. */
  mail('account-erased', { ...address, receipt: z.string().optional() }),
  /** Carries the report of a period. Its id is that of the run. */
  mail('scheduled-report', {
    runId: z.string(),
    report: z.string(),
    from: z.string(),
    to: z.string(),
    cadence: z.enum(CADENCES),
    stop: z.string(),
  }),
  ...policyMails.schema.options,
]);

export type MailOfKind = Readonly<z.infer<typeof mailSchema>>;

export type MailKind = MailOfKind['kind'];

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, Message>> = {
  'confirm-email': say('Confirm your email address'),
  'confirm-new-email': say('Confirm your new email address', {}, 'a kind of mail'),
  'email-changed': say('Email address changed'),
  'email-taken': say('Someone signed up with your email address'),
  'password-reset': say('Code for a new password'),
  'password-changed': say('Password changed'),
  'username-reminder': say('Reminder of your email address'),
  'deletion-requested': say('Your account will be deleted'),
  'deletion-canceled': say('Your account stays'),
  'data-export-ready': say('The copy of your data is ready'),
  'listing-report-resolved': say('Answer to an error you reported'),
  'resource-proposal-answered': say('Answer to a provider you proposed'),
  'household-invitation': say('Invitation to a household'),
  'support-files-left-out': say('Files left out of your email'),
  'account-erased': say('Your account was deleted'),
  'scheduled-report': say('Scheduled usage report'),
  ...policyMails.words,
};

/** Days after which a mail is no longer worth sending; one day for other kinds. */
const LIFETIME_DAYS: Readonly<Partial<Record<MailKind, number>>> = {
  // Its link works for a week.
  'household-invitation': 4,
  // Still valid after a weekend without a mail server.
  'scheduled-report': 4,
  ...policyMails.days,
};

const WITH_A_CODE: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirm-email',
  'confirm-new-email',
]);

/** Removes the expired code of a mail that an outage delayed, if a link in it still works. */
export const withoutExpiredCode = (mail: MailOfKind, ageMs: number): MailOfKind =>
  mail.kind === 'password-reset' &&
  mail.details.link !== undefined &&
  ageMs >= CODE_MINUTES * MINUTE_MS
    ? { ...mail, details: { ...mail.details, code: null } }
    : mail;

/** How long a mail is worth sending after it was queued: an expired code is useless. */
export const mailLifetimeMs = (kind: MailKind): number =>
  WITH_A_CODE.has(kind) ? CODE_MINUTES * MINUTE_MS : (LIFETIME_DAYS[kind] ?? 1) * DAY_MS;
