import type { User } from '@hearthway/domain/session/session.contract.ts';
import { TrackingPanel } from '../food-log/shared/TrackingPanel.tsx';
import { OfChildren } from './profiles/OfChildren.tsx';

/** The food log of each of the family's children. */
export const TrackingTab = ({ user }: { readonly user: User }) => (
  <OfChildren user={user}>
    {(profiles) => <TrackingPanel userId={user.id} profiles={profiles} />}
  </OfChildren>
);
