import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FreeHelp } from '../shared/FreeHelp.tsx';
import { officesFor } from '../shared/offices.ts';
import { federalQuery } from '../shared/state.queries.ts';
import { stateAt, statePath } from '../shared/state-path.ts';
import { WhoHelps } from '../shared/WhoHelps.tsx';
import { useStateItem } from './useStateItem.ts';

interface HelpSectionProps {
  /** Two-letter code; null if not answered. */
  readonly state: string | null;
  /** Null if unknown. */
  readonly planType: PlanType | null;
}

/** State and national offices that help with an appeal. */
export const HelpSection = ({ state, planType }: HelpSectionProps) => {
  const { t } = useLingui();
  const id = useId();
  const law = useStateItem(state);
  const federal = useQuery(federalQuery);
  const code = stateAt(state ?? '');
  const name = law.data?.words.title;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h3 id={id} className="text-xl">
        <Trans>Who helps</Trans>
      </h3>
      {code !== undefined && name !== undefined && (
        <p>
          <Link to={statePath(code)}>
            <Trans>The law in {name}, and who helps there</Trans>
          </Link>
        </p>
      )}
      <WhoHelps
        state={law.data}
        federal={federal.data}
        offices={officesFor(planType === null ? [] : [planType])}
        level={4}
      />
      {code !== undefined && (
        <FreeHelp state={code} isMedicaid={planType?.startsWith('medicaid') === true} />
      )}
      {code !== undefined && (
        <FailedQuery query={law} title={t`We couldn’t load who helps in your state`} />
      )}
      <FailedQuery query={federal} title={t`We couldn’t load who helps in the country`} />
    </section>
  );
};
