import { SummarySheet } from '../food-log/shared/SummarySheet.tsx';
import { ProfileGate } from './profiles/ProfileGate.tsx';

export const FoodSummaryPage = () => (
  <ProfileGate>
    {({ id, childName }, user) => <SummarySheet userId={user.id} profileId={id} name={childName} />}
  </ProfileGate>
);
