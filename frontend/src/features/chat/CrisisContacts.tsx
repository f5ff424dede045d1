import type { CrisisTier, DangerKind } from '@hearthway/domain/crisis/crisis.constants.ts';
import {
  CONTACTS_OF_KINDS,
  CONTACTS_OF_TIERS,
  type CrisisContact,
} from '@hearthway/domain/crisis/crisis-contacts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { buttonClass } from '../../components/Button.tsx';
import { contactWords } from './crisis-words.ts';

interface DangerProps {
  readonly tier: CrisisTier;
  readonly kind: DangerKind | undefined;
}

const useContacts = ({ tier, kind }: DangerProps): readonly CrisisContact[] => {
  const { i18n } = useLingui();
  const contacts = kind === undefined ? CONTACTS_OF_TIERS[tier] : CONTACTS_OF_KINDS[kind];
  return contacts[i18n.locale === 'es' ? 'es' : 'en'];
};

/** Crisis contacts, the most urgent first. */
export const CrisisContacts = (danger: DangerProps) => {
  const contacts = useContacts(danger);
  return (
    <ul className="grid gap-2">
      {contacts.map((contact, at) => (
        <li key={contact.href} className="grid">
          <Contact contact={contact} isFirst={at === 0} />
        </li>
      ))}
    </ul>
  );
};

/** As many as fit side by side on a phone without hiding the answer below. */
const CONTACTS_IN_LINE = 3;

/** Calm line with crisis contacts, above the answer to a message that may indicate danger. */
export const DangerLine = (danger: DangerProps) => {
  const { i18n } = useLingui();
  const contacts = useContacts(danger);
  return (
    <div className="border-s-4 border-line ps-3 text-sm">
      <p>
        <Trans>If someone is in danger now:</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {contacts.slice(0, CONTACTS_IN_LINE).map((contact) => (
          <li key={contact.href}>
            <a href={contact.href} className="inline-block py-1">
              {contactWords(i18n, contact)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ContactProps {
  readonly contact: CrisisContact;
  readonly isFirst: boolean;
}

const Contact = ({ contact, isFirst }: ContactProps) => {
  const { i18n } = useLingui();
  const { href } = contact;
  const isOutside = href.startsWith('https:');
  const Icon = iconOf(href);
  return (
    <a
      href={href}
      className={buttonClass(isFirst ? 'primary' : 'secondary')}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">
        {contactWords(i18n, contact)}
        {isOutside && (
          <span className="sr-only">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        )}
      </span>
    </a>
  );
};

const iconOf = (href: string) => {
  if (href.startsWith('tel:')) return Phone;
  return href.startsWith('sms:') ? MessageSquareText : MessageCircle;
};
