/**
 * The form in which an e-mail is unique. Strictly, letters before the @ may differ in case; no
 * provider in use tells such addresses apart, and people write theirs in every way.
 */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
