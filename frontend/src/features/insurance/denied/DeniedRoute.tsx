import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Loading } from '../../../components/Loading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { SessionGate } from '../../../components/SessionGate.tsx';
import { useSession } from '../../../session/useSession.ts';
import { denialsQuery } from './account-denial.ts';
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

/** Stays where the page that was rendered ahead is replaced without a heading of its own. */
const Title = () => {
  const { t } = useLingui();
  return <title>{`${t`They said no`} · ${PRODUCT.name}`}</title>;
};

const outline = (
  <ReadingPage>
    <Title />
    <Loading />
  </ReadingPage>
);

/** A denial, for visitors too. */
export const DeniedRoute = () => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { status } = useSession();
  if (!isInBrowser) return <DeniedView open={UNANSWERED} userId={null} />;
  return (
    <>
      {status === 'unreachable' && <Title />}
      <SessionGate visitor={<DeniedPage userId={null} />} loading={outline}>
        {({ id, role }) =>
          // Staff look as visitors do: their accounts keep no denials.
          role === 'family' ? <FamilyPage key={id} userId={id} /> : <DeniedPage userId={null} />
        }
      </SessionGate>
    </>
  );
};

/** Comes with the family's denials, so that they move nothing later. */
const FamilyPage = ({ userId }: { readonly userId: string }) => {
  const { isPending } = useQuery(denialsQuery(userId));
  return isPending ? outline : <DeniedPage userId={userId} />;
};
