import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { SummarySheet } from '../food-log/shared/SummarySheet.tsx';
import { NoProfile } from './profiles/NoProfile.tsx';
import { profilesQuery } from './profiles/profiles.query.ts';
import { DietaryGate } from './shared/DietaryGate.tsx';

export const FoodSummaryPage = () => (
  <FamilyGate visitor={<DietaryGate />}>{(user) => <OfFamily user={user} />}</FamilyGate>
);

const OfFamily = ({ user }: { readonly user: User }) => {
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
  return profile === undefined ? (
    <NoProfile />
  ) : (
    <SummarySheet userId={user.id} profileId={profile.id} name={profile.childName} />
  );
};
