import { useSession } from '../../session/useSession.ts';
import { UnlockNews } from '../achievements/shared/UnlockNews.tsx';
import { PlanWatch } from '../subscription/shared/PlanWatch.tsx';
import { ActiveDay } from './active-days/ActiveDay.tsx';
import { KeepFirstLook } from './KeepFirstLook.tsx';
import { SettingsSync } from './settings-sync/SettingsSync.tsx';
import { TakeOver } from './visitor-stats/TakeOver.tsx';

/** Parts of every page of a signed-in family that work unseen, or speak up by themselves. */
export const FamilyParts = () => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <>
      <SettingsSync />
      {user?.role === 'family' && (
        <UnlockNews key={user.id} userId={user.id}>
          <KeepFirstLook userId={user.id} />
          <TakeOver userId={user.id} />
          <ActiveDay userId={user.id} />
          <PlanWatch userId={user.id} />
        </UnlockNews>
      )}
    </>
  );
};
