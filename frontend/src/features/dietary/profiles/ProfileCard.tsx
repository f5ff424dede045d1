import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { ConfirmRemoval, Removed } from '../../../forms/Removal.tsx';
import { May } from '../../household/shared/May.tsx';
import { useProfileRemoval } from '../shared/profiles.query.ts';
import { AllergyList } from './AllergyList.tsx';

interface ProfileCardProps {
  readonly userId: string;
  readonly profile: DietaryProfile;
}

/** A profile in brief: allergies first. */
export const ProfileCard = ({ userId, profile }: ProfileCardProps) => {
  const { id, childName, age, acceptedFoods } = profile;
  return (
    <article className="grid h-full grid-cols-1 content-start gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere">
      <div>
        <h2 className="text-lg">{childName}</h2>
        <p className="text-text-soft">
          <Plural value={age} one="# year old" other="# years old" />
        </p>
      </div>
      <AllergyList profile={profile} />
      {acceptedFoods.length > 0 && (
        <p>
          <Trans>Eats: {acceptedFoods.map(({ food }) => food).join(', ')}</Trans>
        </p>
      )}
      <div className={buttonRow}>
        <Link className={buttonClass('secondary')} to={`/dietary/profiles/${id}`}>
          <Trans>View Details</Trans>
        </Link>
        <May effect="remove" scope="food">
          <RemoveProfile userId={userId} profile={profile} />
        </May>
      </div>
    </article>
  );
};

const RemoveProfile = ({ userId, profile }: ProfileCardProps) => {
  const { t } = useLingui();
  const showToast = useToast();
  const { mutate, isPending } = useProfileRemoval(userId, profile.id);
  const { childName } = profile;
  return (
    <ConfirmRemoval
      name={t`Delete`}
      label={t`Delete the profile of ${childName}`}
      confirm={t`Yes, delete it`}
      isPending={isPending}
      onConfirm={() =>
        mutate('remove', {
          onSuccess: () =>
            showToast({
              tone: 'done',
              title: t`Profile Deleted`,
              description: t`You can take this back for a day.`,
            }),
          onError: () =>
            showToast({
              tone: 'problem',
              title: t`Error`,
              description: t`Failed to delete dietary profile.`,
            }),
        })
      }
    >
      <p>
        <Trans>
          Delete this profile? Its food log goes with it. For a day, you can take both back.
        </Trans>
      </p>
    </ConfirmRemoval>
  );
};

/** A removed profile, for as long as it can be taken back. */
export const RemovedProfile = ({ userId, profile }: ProfileCardProps) => {
  const removal = useProfileRemoval(userId, profile.id);
  const { childName, removedAt } = profile;
  return (
    <Removed removedAt={removedAt} removal={removal}>
      {(until) => (
        <Trans>
          The profile of {childName} was deleted. You can take it back until {until}.
        </Trans>
      )}
    </Removed>
  );
};
