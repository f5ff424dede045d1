import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { Inbox } from './Inbox.tsx';

export const InboxRoute = () => (
  <StaffGate needs="support">
    {({ id }) => (
      <ToolPage>
        <Inbox staffId={id} />
      </ToolPage>
    )}
  </StaffGate>
);
