import { NO_NOTES, NO_STEP_ANSWERS } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Bench } from '../../components/illustrations/Bench.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { useSession } from '../../session/useSession.ts';
import { FamilyPlan } from './FamilyPlan.tsx';
import { PlanView } from './PlanView.tsx';
import { VisitorPlan } from './VisitorPlan.tsx';

const never = () => () => {};

/** Page of the steps to take during a wait, and before each change that comes with age. */
export const WhileYouWaitPage = () => {
  const { t } = useLingui();
  const { status } = useSession();
  return (
    <ReadingPage picture={<Bench className="w-full max-w-48 max-md:hidden print:hidden" />}>
      {status === 'unreachable' ? (
        <title>{`${t`While you wait`} · ${PRODUCT.name}`}</title>
      ) : (
        <PageHeading title={t`While you wait`}>
          {t`What to do now, whom to call, and what comes next, one step at a time.`}
        </PageHeading>
      )}
      {/* Height of the questions, so that the footer does not move. */}
      <div className="min-h-[30rem] print:min-h-0">
        <PlanHere />
      </div>
    </ReadingPage>
  );
};

/** Plan for prerendering, without data of the browser. */
const UNANSWERED = {
  answers: NO_STEP_ANSWERS,
  today: '2026-01-01',
  change: () => {},
  mayWrite: true,
  mayRemove: true,
};

const PlanHere = () => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <PlanView notes={NO_NOTES} plan={UNANSWERED} />;
  return (
    <SessionGate visitor={<VisitorPlan />} loading={<Loading isPart />}>
      {({ id, role }) =>
        // Staff accounts keep no plan, so staff see the visitors' page.
        role === 'family' ? <FamilyPlan key={id} userId={id} /> : <VisitorPlan />
      }
    </SessionGate>
  );
};
