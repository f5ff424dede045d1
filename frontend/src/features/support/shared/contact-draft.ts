import type { ContactTopic } from '@hearthway/domain/support/support.constants.ts';
import { drafts } from '../../../session/drafts.ts';

/** The contact form, among the drafts of a person. */
export const CONTACT_FORM = 'support-contact';

interface Carried {
  readonly subject: string;
  readonly category: ContactTopic;
  /** In as many letters at most. */
  readonly text: (most: number) => string;
}

/**
 * Puts words that stand elsewhere into the contact form, where the person reads, changes and sends them.
 * Keeps what is typed there: the words come below.
 *
 * @param owner The account, or `VISITOR`.
 */
export const carryToContact = (
  owner: string,
  { subject, category, text }: Carried,
  most: number,
): void => {
  const before = drafts.read(owner, CONTACT_FORM);
  const { message = '', carried } = before;
  const typed = message === carried ? '' : message.trim();
  const added = text(most - typed.length - PARAGRAPH.length);
  if (typed.includes(added)) return;
  drafts.keep(owner, CONTACT_FORM, {
    ...before,
    subject: before['subject'] || subject,
    category: before['category'] || category,
    message: typed === '' ? added : `${typed}${PARAGRAPH}${added}`,
    carried: typed === '' ? added : '',
  });
};

const PARAGRAPH = '\n\n';
