/** How long a grant lasts. See docs/product-rules.md#support-access. */
export const GRANT_MINUTES = 15;

/** A page that looks again while its grant lasts at least this long yet is no second look. */
export const RENEWED_BELOW_MINUTES = 10;

/** Of the families that are sought, so many are shown. */
export const MOST_FOUND = 20;

export const REASON_MAX_LENGTH = 300;
export const SUPPORT_NOTE_MAX_LENGTH = 2_000;

/** Mails that support can send again. */
export const RESENDABLE_MAILS = ['confirm-email', 'reset-password'] as const;

export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

/** What support did to a family, one row for each. */
export const SUPPORT_ACTS = [
  'timeline-viewed',
  'detail-revealed',
  'note-added',
  'mail-resent',
  'sessions-ended',
] as const;

export type SupportAct = (typeof SUPPORT_ACTS)[number];
