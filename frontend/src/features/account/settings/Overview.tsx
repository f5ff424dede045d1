import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Fact } from './Fact.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const Overview = ({ user }: { readonly user: User }) => {
  const { i18n, t } = useLingui();
  const { firstName, lastName, email, isEmailConfirmed, memberSince } = user;
  return (
    <SettingsSection id="overview" title={t`Overview`}>
      <dl className="grid w-full gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term={t`Name`}>
          {firstName} {lastName}
        </Fact>
        <Fact term={t`Email`}>
          {email}
          <Confirmed isConfirmed={isEmailConfirmed} />
        </Fact>
        <Fact term={t`Member Since`}>
          {i18n.date(memberSince, { month: 'long', year: 'numeric' })}
        </Fact>
      </dl>
    </SettingsSection>
  );
};

const Confirmed = ({ isConfirmed }: { readonly isConfirmed: boolean }) =>
  isConfirmed ? (
    <span className="flex items-center gap-1.5 text-sm font-normal text-positive">
      <CircleCheck aria-hidden className="size-4" />
      <Trans>Confirmed</Trans>
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-sm font-normal text-caution">
      <CircleAlert aria-hidden className="size-4" />
      <Trans>Not confirmed yet</Trans>
    </span>
  );
