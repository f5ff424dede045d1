import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { FindFamily } from './FindFamily.tsx';

export const FindFamilyRoute = () => (
  <StaffGate needs="support">
    {({ id }) => (
      <ToolPage>
        <FindFamily staffId={id} />
      </ToolPage>
    )}
  </StaffGate>
);
