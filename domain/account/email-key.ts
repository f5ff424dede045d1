/**
 * The form in which an e-mail is unique. Strictly, letters before the @ may differ in case; no
 * provider in use tells such addresses apart, and people write theirs in every way. Letters that are
 * the same sign in another shape (full-width, ligatures) are one. A letter of another alphabet that
 * only looks alike is another letter, so it is another address.
 *
 * What is mailed goes to the address that was stored, never to one that was typed and has its key.
 */
export const emailKeyOf = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
