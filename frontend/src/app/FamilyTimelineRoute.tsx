import { useParams } from 'react-router-dom';
import { StaffGate } from '../components/StaffGate.tsx';
import { FamilyTimeline } from '../features/staff/timeline/FamilyTimeline.tsx';

/** The family's id stands in the address: it is a pseudonym, and leads nobody anywhere without the role. */
export const FamilyTimelineRoute = () => {
  const { userId = '' } = useParams();
  return (
    <StaffGate needs="support">
      {({ id }) => <FamilyTimeline key={userId} staffId={id} userId={userId} />}
    </StaffGate>
  );
};
