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

/** Domains of one provider. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The form in which a mailbox is unique, for what each mailbox gets once: mails to `ana+trial@` and
 * `a.n.a@` come to `ana@`. Not every provider reads addresses so: two people may share this form, so
 * it never decides who may sign in.
 */
export const mailboxOf = (email: string): string => {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf('@');
  const [name = ''] = key.slice(0, Math.max(at, 0)).split('+', 1);
  const domain = key.slice(at + 1);
  return `${name.replaceAll('.', '') || name}@${SAME_DOMAIN[domain] ?? domain}`;
};
