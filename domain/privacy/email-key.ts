/**
 * The form in which an e-mail is unique. Strictly, letters before the @ may differ in case; no
 * provider in use tells such addresses apart, and people write theirs in every way. Compatibility
 * forms of a letter (full-width, ligatures) are equal. A lookalike letter of another alphabet is a
 * different letter, so it is a different address.
 *
 * Mails go to the stored address, never to a typed one with the same key.
 */
export const emailKeyOf = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
