import type { PrivateDetail } from '@hearthway/domain/privacy/private-details.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';

const KINDS: Readonly<Record<PrivateDetail['kind'], MessageDescriptor>> = {
  phone: msg`This looks like a phone number:`,
  email: msg`This looks like an email address:`,
  address: msg`This looks like a street address:`,
  name: msg`This looks like a full name:`,
  ssn: msg`This looks like a Social Security number:`,
};

interface AskDetailsProps {
  readonly details: readonly PrivateDetail[];
  readonly onSend: () => void;
  readonly onChange: () => void;
}

/** Asks before words with private details are sent. */
export const AskDetails = ({ details, onSend, onChange }: AskDetailsProps) => {
  const { i18n } = useLingui();
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onChange}>
      <div className="grid gap-4">
        <h2 id={heading} className="text-xl">
          <Trans>Do you want to send this?</Trans>
        </h2>
        <ul className="grid gap-2">
          {details.map(({ kind, words, from }) => (
            <li key={`${kind} ${from} ${words}`}>
              {i18n._(KINDS[kind])} <strong className="wrap-anywhere">{words}</strong>
            </li>
          ))}
        </ul>
        <p>
          <Trans>
            It can tell strangers who your child is. Our team first sees it masked, and it is never
            published.
          </Trans>
        </p>
        <div className={buttonRow}>
          <Button look="primary" onClick={onChange}>
            <Trans>Change it</Trans>
          </Button>
          <Button look="secondary" onClick={onSend}>
            <Trans>Send anyway</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
