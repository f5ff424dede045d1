import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { SoupPot } from '../../../components/illustrations/SoupPot.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { TitledDialog } from '../../../components/TitledDialog.tsx';
import { May } from '../../household/shared/May.tsx';
import { PlanRoom } from '../../subscription/shared/PlanRoom.tsx';
import { profilesQuery } from '../shared/profiles.query.ts';
import { ProfileCard, RemovedProfile } from './ProfileCard.tsx';
import { NewProfile } from './ProfileForm.tsx';

/** A family's dietary profiles, with a form for a new one. */
export const ProfilesTab = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const query = useQuery(profilesQuery(user.id));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your dietary profiles`} />
    ) : (
      <Loading isPart />
    );
  return <Profiles userId={user.id} profiles={query.data.answer} />;
};

interface ProfilesProps {
  readonly userId: string;
  readonly profiles: readonly DietaryProfile[];
}

const Profiles = ({ userId, profiles }: ProfilesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const present = profiles.filter(({ removedAt }) => removedAt === null);
  const removed = profiles.filter(({ removedAt }) => removedAt !== null);
  const create = (
    <May effect="write" scope="food" isForEveryChild>
      <CreateButton userId={userId} count={present.length} onOpen={() => setIsOpen(true)} />
    </May>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {present.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <SoupPot className="w-40" />
          <h2 className="text-xl">
            <Trans>No Dietary Profiles Yet</Trans>
          </h2>
          <p className="measure">
            <Trans>
              Write down once what your child eats and must not eat. Print it for school, a sitter,
              grandparents, or the emergency room.
            </Trans>
          </p>
          {create}
        </div>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
            {present.map((profile) => (
              <li key={profile.id}>
                <ProfileCard userId={userId} profile={profile} />
              </li>
            ))}
          </ul>
          {create}
        </>
      )}
      <May effect="write" scope="food">
        {removed.map((profile) => (
          <RemovedProfile key={profile.id} userId={userId} profile={profile} />
        ))}
      </May>
      {isOpen && (
        <TitledDialog title={<Trans>Create a dietary profile</Trans>} onClose={close}>
          <NewProfile userId={userId} onDone={close} />
        </TitledDialog>
      )}
    </div>
  );
};

interface CreateButtonProps {
  readonly userId: string;
  readonly count: number;
  readonly onOpen: () => void;
}

const CreateButton = ({ userId, count, onOpen }: CreateButtonProps) => (
  <PlanRoom
    userId={userId}
    count={count}
    limits={CHILD_LIMITS}
    full={<Trans>You have {count} profiles, as many as the Family plan holds.</Trans>}
    more={
      <Trans>
        Plus holds {CHILD_LIMITS.plus} profiles, Family {CHILD_LIMITS.family}.
      </Trans>
    }
    locked={
      <Button look="secondary" disabled>
        <Plus aria-hidden className="size-4" />
        <Trans>Multiple Profiles Plus</Trans>
      </Button>
    }
  >
    <div>
      <Button look="primary" onClick={onOpen}>
        <Plus aria-hidden className="size-4" />
        <Trans>Create Profile</Trans>
      </Button>
    </div>
  </PlanRoom>
);
