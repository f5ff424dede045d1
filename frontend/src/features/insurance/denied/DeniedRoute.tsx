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

/** State for prerendering, without data of the browser. */
const UNANSWERED: OpenDenied = {
  answers: NO_ANSWERS,
  step: 'reason',
  answer: () => {},
  gather: () => {},
  go: () => {},
  startOver: () => {},
};

const never = () => () => {};

/** Heading that survives the replacement of the prerendered page. */
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
          // Staff accounts keep no denials, so staff see the visitors' page.
          role === 'family' ? <FamilyPage key={id} userId={id} /> : <DeniedPage userId={null} />
        }
      </SessionGate>
    </>
  );
};

/** Waits for the family's denials, to avoid layout shift. */
const FamilyPage = ({ userId }: { readonly userId: string }) => {
  const { isPending } = useQuery(denialsQuery(userId));
  return isPending ? outline : <DeniedPage userId={userId} />;
};
