import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const EmailSection = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const { email, isEmailConfirmed, pendingEmail } = user;
  const unconfirmed = pendingEmail ?? (isEmailConfirmed ? undefined : email);
  return (
    <SettingsSection id="email" title={t`Your email`}>
      <p>
        {pendingEmail === null ? (
          <Trans>
            You sign in with <strong className="wrap-anywhere">{email}</strong>.
          </Trans>
        ) : (
          <Trans>
            You sign in with <strong className="wrap-anywhere">{email}</strong> until the new
            address is confirmed.
          </Trans>
        )}
      </p>
      {unconfirmed !== undefined && <ConfirmEmailForm key={unconfirmed} email={unconfirmed} />}
      <Disclosed label={t`Change email`}>
        {(close) => <ChangeEmailForm email={email} onClose={close} />}
      </Disclosed>
    </SettingsSection>
  );
};
