import { useParams } from 'react-router-dom';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { FamilyTimeline } from './FamilyTimeline.tsx';

/** Timeline page. Its URL contains the family's id: a pseudonym, of no use without the staff role. */
export const FamilyTimelineRoute = () => {
  const { userId = '' } = useParams();
  return (
    <StaffGate needs="support">
      {({ id }) => (
        <ToolPage>
          <FamilyTimeline key={userId} staffId={id} userId={userId} />
        </ToolPage>
      )}
    </StaffGate>
  );
};
