import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useState } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { SentNote } from './SentNote.tsx';
import type { Sent } from './useContactForm.ts';

/** The form, empty again after each message, with a note about the last one. */
export const ContactPart = ({ user }: { readonly user: User | undefined }) => {
  const [sent, setSent] = useState<{ readonly last: Sent; readonly count: number }>();
  return (
    <div className="grid grid-cols-1 gap-6">
      {sent && <SentNote key={sent.count} sent={sent.last} />}
      <ContactForm
        key={`form-${sent?.count}`}
        user={user}
        onSent={(last) => setSent((before) => ({ last, count: (before?.count ?? 0) + 1 }))}
      />
    </div>
  );
};
