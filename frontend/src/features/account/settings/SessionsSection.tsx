import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { LineSkeleton } from './LineSkeleton.tsx';
import { SessionLine } from './SessionLine.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { sessionsQuery } from './sessions.query.ts';

export const SessionsSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="sessions" title={t`Where you’re signed in`}>
      <p>
        <Trans>
          Is there a device that you don’t know? Sign it out, then change your password.
        </Trans>
      </p>
      <List userId={userId} />
      <SignOutEverywhere />
    </SettingsSection>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(sessionsQuery(userId));
  const { data: sessions, isPending } = query;
  if (isPending) return <LineSkeleton />;
  if (sessions === undefined)
    return <FailedQuery query={query} title={t`We couldn’t look up your devices`} />;
  return (
    <ul className="grid w-full divide-y divide-line">
      {sessions.map((session) => (
        <SessionLine key={session.id} userId={userId} session={session} />
      ))}
    </ul>
  );
};
