import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { profilesQuery } from '../shared/profiles.query.ts';

interface OfChildrenProps {
  readonly user: User;
  readonly children: (
    profiles: readonly { readonly id: string; readonly name: string }[],
  ) => ReactNode;
}

/** A part of `/dietary` that is about the children whom the family has profiles of. */
export const OfChildren = ({ user, children }: OfChildrenProps) => {
  const { t } = useLingui();
  const query = useQuery(profilesQuery(user.id));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your dietary profiles`} />
    ) : (
      <Loading isPart />
    );
  const present = query.data.answer.filter(({ removedAt }) => removedAt === null);
  return children(present.map(({ id, childName }) => ({ id, name: childName })));
};
