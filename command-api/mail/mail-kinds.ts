import { CODE_MINUTES } from '@hearthway/domain/account/account.constants.ts';
import { REPORT_OUTCOMES } from '@hearthway/domain/directory/listing-report.constants.ts';
import { z } from 'zod';

const mail = <Kind extends string, Details extends z.core.$ZodShape>(
  kind: Kind,
  details: Details,
) => z.object({ kind: z.literal(kind), details: z.object(details) });

const code = { code: z.string() };
const address = { address: z.string() };

/** Every kind of mail, and what it says beside its own words. A kind is never renamed: some wait. */
export const mailSchema = z.discriminatedUnion('kind', [
  /** To whoever has just signed up. */
  mail('confirm-email', code),
  /** To the new address, which stands in `address`. */
  mail('confirm-new-email', { ...code, ...address }),
  /** To the address before. */
  mail('email-changed', address),
  /** Somebody has tried to sign up with the e-mail of this account. */
  mail('email-taken', {}),
  mail('password-reset', code),
  mail('password-changed', {}),
  /** Which e-mail belongs to this name: the address that it is sent to. */
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
  /** The account has gone, so it carries its address. */
  mail('account-erased', address),
]);

/** A mail of one kind, with what belongs to it. */
export type MailOfKind = Readonly<z.infer<typeof mailSchema>>;

export type MailKind = MailOfKind['kind'];

const WITH_A_CODE: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirm-email',
  'confirm-new-email',
  'password-reset',
]);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after it was posted a mail is still worth sending: a code that has run out helps nobody. */
export const worthSendingMs = (kind: MailKind): number =>
  WITH_A_CODE.has(kind) ? CODE_MINUTES * MINUTE_MS : DAY_MS;
