import { useSyncExternalStore } from 'react';
import { SessionGate } from '../../../components/SessionGate.tsx';
import { NO_ANSWERS } from './answers.ts';
import { DeniedPage } from './DeniedPage.tsx';
import { DeniedView } from './DeniedView.tsx';
import type { OpenDenied } from './useDenied.ts';

/** As the page is rendered ahead, when nothing is known of the browser. */
const UNANSWERED: OpenDenied = {
  answers: NO_ANSWERS,
  step: 'reason',
  answer: () => {},
  gather: () => {},
  go: () => {},
  startOver: () => {},
};

const never = () => () => {};

/** A denial, for visitors too. */
export const DeniedRoute = () => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <DeniedView open={UNANSWERED} />;
  return (
    <SessionGate visitor={<DeniedPage userId={null} />}>
      {({ id, role }) => (
        // Staff look as visitors do: their accounts keep no denials.
        <DeniedPage key={id} userId={role === 'family' ? id : null} />
      )}
    </SessionGate>
  );
};
