import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { calendarGate } from './calendar-gate.ts';

export const CalendarGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Your Calendar`}
      invitation={t`Please sign in or create a free account.`}
      gate={calendarGate}
      Drawing={Signpost}
    />
  );
};
