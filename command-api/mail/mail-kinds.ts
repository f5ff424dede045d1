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

/**
 * Every kind of mail, with the values that its text needs. A kind is never renamed: queued mails
 * hold it.
 */
export const mailSchema = z.discriminatedUnion('kind', [
  /** After sign-up. */
  mail('confirm-email', code),
  /** To the new address in `address`. */
  mail('confirm-new-email', { ...code, ...address }),
  /** To the address before. */
  mail('email-changed', address),
  /** After a sign-up attempt with the e-mail of this account. */
  mail('email-taken', {}),
  /** The secret of the link; and the code, unless strangers have asked for many. */
  mail('password-reset', { code: z.string().nullable(), link: z.string().optional() }),
  mail('password-changed', {}),
  /** Names the e-mail of the account: the address that it is sent to. */
  mail('username-reminder', {}),
  /** ISO date and time. */
  mail('deletion-requested', { dueAt: z.string() }),
  mail('deletion-canceled', {}),
  mail('data-export-ready', {}),
  /** The error in a listing that they reported was looked into. */
  mail('listing-report-resolved', {
    resourceName: z.string(),
    outcome: z.enum(REPORT_OUTCOMES),
    note: z.string().nullable(),
  }),
  /** The provider that they proposed was looked into; the id is that of its listing. */
  mail('resource-proposal-answered', {
    name: z.string(),
    outcome: z.enum(PROPOSAL_OUTCOMES),
    resourceId: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** To the mailbox that answered by mail. A visitor's thread is opened by links of other mails. */
  mail('support-files-left-out', { ...address, threadId: z.string().nullable() }),
  /** The account has gone, so it carries its address, and the code that opens its receipt. */
  mail('account-erased', { ...address, receipt: z.string().optional() }),
  /** A report of a period, which goes with it. Its id is that of the run. */
  mail('scheduled-report', {
    runId: z.string(),
    report: z.string(),
    from: z.string(),
    to: z.string(),
    cadence: z.enum(CADENCES),
    /** The secret that stops these mails. */
    stop: z.string(),
  }),
  ...policyMails.schema.options,
]);

/** A mail of one kind, with what belongs to it. */
export type MailOfKind = Readonly<z.infer<typeof mailSchema>>;

export type MailKind = MailOfKind['kind'];

/** The kinds of mails in words. */
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
  'support-files-left-out': say('Files left out of your email'),
  'account-erased': say('Your account was deleted'),
  'scheduled-report': say('Scheduled usage report'),
  ...policyMails.words,
};

/** Days that these are worth sending for; others one day. */
const LIFETIME_DAYS: Readonly<Partial<Record<MailKind, number>>> = {
  // It tells the same after a weekend without a mail server.
  'scheduled-report': 4,
  ...policyMails.days,
};

const WITH_A_CODE: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirm-email',
  'confirm-new-email',
]);

/** A mail that was kept back by an outage without its code, where a link in it still works. */
export const withoutExpiredCode = (mail: MailOfKind, ageMs: number): MailOfKind =>
  mail.kind === 'password-reset' &&
  mail.details.link !== undefined &&
  ageMs >= CODE_MINUTES * MINUTE_MS
    ? { ...mail, details: { ...mail.details, code: null } }
    : mail;

/** How long a mail is worth sending after it was queued: an expired code is useless. */
export const mailLifetimeMs = (kind: MailKind): number =>
  WITH_A_CODE.has(kind) ? CODE_MINUTES * MINUTE_MS : (LIFETIME_DAYS[kind] ?? 1) * DAY_MS;
