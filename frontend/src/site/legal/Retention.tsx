import { RETENTION_MONTHS } from '@hearthway/domain/kernel/retention.constants.ts';
import { BACKUP_DAYS, LOG_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const MONTHS_A_YEAR = 12;

export const Retention = () => (
  <>
    <dl className="grid gap-3">
      <Kept what={<Trans>Your account and what belongs to it</Trans>}>
        <Trans>As long as you have the account</Trans>
      </Kept>
      <Kept what={<Trans>Personal details in usage records, such as your kind of device</Trans>}>
        <Plural value={RETENTION_MONTHS.analytics} one="# month" other="# months" />
      </Kept>
      <Kept what={<Trans>What you write to our support, and our answers</Trans>}>
        <Plural value={RETENTION_MONTHS['support-chats']} one="# month" other="# months" />
      </Kept>
      <Kept what={<Trans>Records of payments</Trans>}>
        <Plural value={RETENTION_MONTHS.billing / MONTHS_A_YEAR} one="# year" other="# years" />
      </Kept>
      <Kept what={<Trans>What did not work, and which emails we sent you</Trans>}>
        <Plural value={LOG_DAYS} one="# day" other="# days" />
      </Kept>
      <Kept what={<Trans>Backups</Trans>}>
        <Plural value={BACKUP_DAYS} one="# day" other="# days" />
      </Kept>
    </dl>
    <p>
      <Trans>
        Details of usage and the messages between you and our support are encrypted with a key for
        you and that month. At the end of the period we destroy the key, and no one can read them
        anymore, not even us. Backups may hold a key until they expire too.
      </Trans>
    </p>
    <p>
      <Trans>
        Tax law asks us to keep records of payments, also when you delete your account. They hold
        amounts, dates and the numbers of our payment service, but no name, email or card.
      </Trans>
    </p>
  </>
);

interface KeptProps {
  readonly what: ReactNode;
  readonly children: ReactNode;
}

const Kept = ({ what, children }: KeptProps) => (
  <div className="border-b border-line pb-3 sm:flex sm:justify-between sm:gap-6">
    <dt>{what}</dt>
    <dd className="font-semibold sm:max-w-1/2 sm:shrink-0">{children}</dd>
  </div>
);
