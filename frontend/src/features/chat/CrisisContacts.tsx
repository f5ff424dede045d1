import type { CrisisTier } from '@hearthway/domain/chat/crisis.constants.ts';
import {
  CRISIS_CONTACTS,
  type CrisisContact,
} from '@hearthway/domain/chat/crisis-contacts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { buttonClass } from '../../components/Button.tsx';
import { contactWords } from './crisis-words.ts';

const icons = { call: Phone, text: MessageSquareText, chat: MessageCircle } as const;

/** People to reach right now, the first to reach first. */
export const CrisisContacts = ({ tier }: { readonly tier: CrisisTier }) => (
  <ul className="grid gap-2">
    {CRISIS_CONTACTS[tier].map((contact, at) => (
      <li key={contact.href} className="grid">
        <Contact contact={contact} isFirst={at === 0} />
      </li>
    ))}
  </ul>
);

interface ContactProps {
  readonly contact: CrisisContact;
  readonly isFirst: boolean;
}

const Contact = ({ contact, isFirst }: ContactProps) => {
  const { i18n } = useLingui();
  const { kind, href } = contact;
  const Icon = icons[kind];
  return (
    <a
      href={href}
      className={buttonClass(isFirst ? 'primary' : 'secondary')}
      {...(kind === 'chat' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">
        {contactWords(i18n, contact)}
        {kind === 'chat' && (
          <span className="sr-only">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        )}
      </span>
    </a>
  );
};
