import type { OfficeKindId } from '@hearthway/domain/directory/offices.constants.ts';
import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { stepFacts } from '@hearthway/domain/next-steps/step-facts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Sources } from '../../components/text/Sources.tsx';
import { OfficeOf } from '../directory/shared/listing/offices/OfficeList.tsx';
import { officesQuery } from '../directory/shared/listing/offices/offices.query.ts';
import { StepActions } from './StepActions.tsx';
import { StepDates } from './StepDates.tsx';
import type { StepProps } from './step-plan.ts';
import { said } from './step-words.ts';

/** A step: why, what to do, whom to ask, and what the family can note about it. */
export const StepBody = ({ step, plan }: StepProps) => {
  const { i18n } = useLingui();
  const { why, what, facts, page } = step.row;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="measure">{said(i18n, why)}</p>
      <p className="measure font-semibold">{said(i18n, what)}</p>
      <StepDates step={step} />
      <Whom step={step} state={plan.answers.state} />
      <StepActions step={step} plan={plan} />
      <div className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
        <Link to={page} className="touch inline-flex items-center">
          <Trans>Read more</Trans>
        </Link>
        <Sources facts={stepFacts(facts)} sourceId={`${step.id}-source-`} />
      </div>
    </div>
  );
};

/** The office of the state by its name and number, or in general whom to ask. */
const Whom = ({
  step: { row },
  state,
}: Pick<StepProps, 'step'> & { readonly state: StateCode | null }) => {
  const { i18n } = useLingui();
  const kinds: readonly OfficeKindId[] = row.offices ?? [];
  const { data, isLoading } = useQuery({
    ...officesQuery(state ?? ''),
    enabled: state !== null && kinds.length > 0,
  });
  const office = kinds
    .flatMap((kind) => data?.offices.filter((each) => each.kind === kind) ?? [])
    .at(0);
  return (
    <div className="grid grid-cols-1 gap-2" aria-busy={isLoading}>
      {row.who !== undefined && office === undefined && (
        <p>
          <Trans>Whom to ask:</Trans> {said(i18n, row.who)}
        </p>
      )}
      {state === null && kinds.length > 0 && (
        <p className="text-sm text-text-soft">
          <Trans>Choose your state above, and its office stands here with its number.</Trans>
        </p>
      )}
      {office !== undefined && (
        <div className="grid grid-cols-1 gap-2 rounded-soft border border-line p-3">
          <OfficeOf office={office} />
        </div>
      )}
    </div>
  );
};
