import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { FAMILY_PLAN } from '@hearthway/domain/next-steps/next-steps.constants.ts';
import type { AllNotes } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Select } from '../../components/Select.tsx';
import { useToday } from '../../components/useToday.ts';
import { household } from '../../session/household.ts';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import { useMay } from '../household/shared/useMay.ts';
import { toldPlan } from '../insurance/shared/told-plan.ts';
import { useAnswers } from '../journey/shared/useAnswers.ts';
import { knownAnswers } from './known-answers.ts';
import { notesOf } from './notes-of.ts';
import { PlanView } from './PlanView.tsx';
import { StepMails } from './StepMails.tsx';
import { stepNotesQuery } from './step-notes.query.ts';
import { useChanges } from './useChanges.ts';

interface FamilyPlanProps {
  readonly userId: string;
}

/** Plans of a family, one for each child. Waits for what is known, so that nothing is asked that is. */
export const FamilyPlan = ({ userId }: FamilyPlanProps) => {
  const { t } = useLingui();
  const children = useQuery(childrenQuery(userId));
  const notes = useQuery(stepNotesQuery(userId));
  const journey = useAnswers();
  const failed = [children, notes].find(({ isError }) => isError);
  if (notes.data === undefined || children.data === undefined)
    return failed === undefined ? (
      <Loading isPart />
    ) : (
      <FailedQuery query={failed} title={t`We couldn’t load your steps`} />
    );
  if (journey.status === 'loading') return <Loading isPart />;
  return (
    <Plans
      userId={userId}
      family={presentIn(children.data.answer)}
      list={notes.data}
      place={journey.status === 'known' ? journey.answers?.location : undefined}
    />
  );
};

interface PlansProps extends FamilyPlanProps {
  readonly family: readonly Child[];
  readonly list: { readonly answer: AllNotes; readonly position: string | undefined };
  readonly place: string | undefined;
}

const Plans = ({ userId, family, list, place }: PlansProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const { all, change } = useChanges(userId, list);
  const { mayWrite, mayRemove } = useMay('children');
  const child = family.find(({ id }) => id === search.get('child')) ?? family[0];
  const planId = child?.id ?? FAMILY_PLAN;
  const notes = notesOf(all, { planId, isFirst: child === undefined || child === family[0] });
  const answers = knownAnswers(notes, {
    child,
    place,
    isDiagnosed: false,
    plan: toldPlan(userId),
    otherState:
      Object.values(all.plans).find((other) => other.answers.state !== null)?.answers.state ?? null,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      {child !== undefined && family.length > 1 && (
        <div className="max-w-sm">
          <Select
            label={t`For which child`}
            value={child.id}
            options={family.map(({ id, name }) => ({ value: id, name }))}
            onChoose={(id) => setSearch({ child: id }, { replace: true })}
          />
        </div>
      )}
      <PlanView
        key={planId}
        notes={notes}
        plan={{
          answers,
          today,
          change: (changed) => change({ planId, change: changed }),
          mayWrite,
          mayRemove,
        }}
        told={{
          birthMonth: child !== undefined && child.birthMonth !== '',
          insurance: child !== undefined && child.insurance !== null,
        }}
      >
        {household.current() === undefined && (
          <StepMails userId={userId} wantsMails={all.wantsMails} />
        )}
      </PlanView>
    </div>
  );
};
