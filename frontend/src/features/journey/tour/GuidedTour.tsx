import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../../components/useLazyPart.ts';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { firstLook } from '../../../session/first-look.ts';
import { useSession } from '../../../session/useSession.ts';
import { visitorData } from '../../../session/visitor-data.ts';
import type { TourProps } from './Tour.tsx';
import { isTourDone } from './tour-flag.ts';
import { useInvitation } from './useInvitation.ts';
import type { WelcomeDialog } from './WelcomeDialog.tsx';

const loadTour = async () => (await withCatalogs(import('./Tour.tsx'), 'tour')).Tour;
const loadDialog = async () =>
  (await withCatalogs(import('./WelcomeDialog.tsx'), 'tour')).WelcomeDialog;

/** Few visitors are invited and fewer take the tour, so dialog and tour load separately. */
export const GuidedTour = ({ wishes }: Pick<TourProps, 'wishes'>) => {
  const session = useSession();
  const isHere = useLocation().pathname === '/';
  const isNewcomer = useSyncExternalStore(subscribe, hasLeftNothing, () => false);
  const { isShown, answered } = useInvitation(
    isHere && isNewcomer && session.status === 'visitor' && wishes === 0,
  );
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <>
      {isShown && (
        <LoadedDialog
          onTake={() => {
            answered();
            setIsAccepted(true);
          }}
          onDecline={answered}
        />
      )}
      {(isAccepted || wishes > 0) && <LoadedTour {...{ isHere, isAccepted, wishes }} />}
    </>
  );
};

const LoadedDialog = (props: ComponentProps<typeof WelcomeDialog>) => {
  const Dialog = useLazyPart(loadDialog);
  return Dialog === undefined ? null : <Dialog {...props} />;
};

const LoadedTour = (tour: TourProps) => {
  const Tour = useLazyPart(loadTour);
  return Tour === undefined ? null : <Tour {...tour} />;
};

const subscribe = (listener: () => void) => {
  const ignores = [visitorData.subscribe(listener), firstLook.subscribe(listener)];
  return () => {
    for (const ignore of ignores) ignore();
  };
};

const hasLeftNothing = () =>
  visitorData.read() === undefined && firstLook.asked() === undefined && !isTourDone();
