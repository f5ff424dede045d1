import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { DietaryGate } from '../shared/DietaryGate.tsx';
import { profilesQuery } from '../shared/profiles.query.ts';
import { NoProfile } from './NoProfile.tsx';

interface ProfileGateProps {
  readonly children: (profile: DietaryProfile, user: User) => ReactNode;
}

/** A page about the profile that the address names, for its own family. */
export const ProfileGate = ({ children }: ProfileGateProps) => (
  <FamilyGate visitor={<DietaryGate />}>
    {(user) => <OfFamily user={user}>{children}</OfFamily>}
  </FamilyGate>
);

const OfFamily = ({ user, children }: ProfileGateProps & { readonly user: User }) => {
  const { t } = useLingui();
  const { profileId } = useParams();
  const query = useQuery(profilesQuery(user.id));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load this profile`} isWholePage />
    ) : (
      <Loading />
    );
  const profile = query.data.answer.find(
    ({ id, removedAt }) => id === profileId && removedAt === null,
  );
  return profile === undefined ? <NoProfile /> : children(profile, user);
};
