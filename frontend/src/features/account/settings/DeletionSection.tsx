import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { KeepAccountButton } from '../KeepAccountButton.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { PlanDuringDeletion } from './PlanWithAccount.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const DeletionSection = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="delete" title={t`Delete my account`}>
      {user.deletionDueAt === null ? (
        <>
          <p className="measure">
            <Plural
              value={DELETION_GRACE_DAYS}
              one="Nothing is deleted right away: you have # day to change your mind."
              other="Nothing is deleted right away: you have # days to change your mind."
            />
          </p>
          <Disclosed label={t`Delete my account`}>
            {(close) => <DeleteAccountForm user={user} onClose={close} />}
          </Disclosed>
        </>
      ) : (
        <Pending userId={user.id} dueAt={user.deletionDueAt} />
      )}
    </SettingsSection>
  );
};

interface PendingProps {
  readonly userId: string;
  readonly dueAt: string;
}

const Pending = ({ userId, dueAt }: PendingProps) => {
  const { i18n } = useLingui();
  return (
    <>
      <Notice tone="caution">
        <Trans>
          Your account will be deleted on{' '}
          {i18n.date(dueAt, { dateStyle: 'full', timeStyle: 'short' })}. Until then everything works
          as before, and you can keep it.
        </Trans>
      </Notice>
      <PlanDuringDeletion userId={userId} />
      <KeepAccountButton />
    </>
  );
};
