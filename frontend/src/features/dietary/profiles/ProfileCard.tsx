import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { RESTORE_HOURS } from '@hearthway/domain/kernel/retention.constants.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { AllergyList } from './AllergyList.tsx';
import { useProfileRemoval } from './profiles.query.ts';

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
        <RemoveProfile userId={userId} profile={profile} />
      </div>
    </article>
  );
};

const RemoveProfile = ({ userId, profile }: ProfileCardProps) => {
  const { t } = useLingui();
  const showToast = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useProfileRemoval(userId, profile.id);
  const { childName } = profile;
  if (!isConfirming)
    return (
      <Button
        look="quiet"
        aria-label={t`Delete the profile of ${childName}`}
        onClick={() => setIsConfirming(true)}
      >
        <Trans>Delete</Trans>
      </Button>
    );
  return (
    <div className="grid w-full gap-3">
      <p>
        <Trans>
          Delete this profile? Its food log goes with it. For a day, you can take both back.
        </Trans>
      </p>
      <div className={buttonRow}>
        <Button
          look="danger"
          isBusy={isPending}
          onClick={() =>
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
          <Trans>Yes, delete it</Trans>
        </Button>
        <Button look="secondary" autoFocus onClick={() => setIsConfirming(false)}>
          <Trans>No, keep it</Trans>
        </Button>
      </div>
    </div>
  );
};

/** A removed profile, for as long as it can be taken back. */
export const RemovedProfile = ({ userId, profile }: ProfileCardProps) => {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useProfileRemoval(userId, profile.id);
  const { childName } = profile;
  const until = i18n.date(new Date(Date.parse(profile.removedAt ?? '') + RESTORE_HOURS * HOUR_MS), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <section className="grid grid-cols-1 gap-3 rounded-soft border border-line p-4 wrap-anywhere">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t take this back. Please try again.`)
        }
      />
      <p>
        <Trans>
          The profile of {childName} was deleted. You can take it back until {until}.
        </Trans>
      </p>
      <div>
        <Button look="secondary" isBusy={isPending} onClick={() => mutate('restore')}>
          <Trans>Take it back</Trans>
        </Button>
      </div>
    </section>
  );
};
