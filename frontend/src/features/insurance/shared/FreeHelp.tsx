import { helpersFor } from '@hearthway/domain/directory/offices.constants.ts';
import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { OfficeList } from '../../directory/shared/listing/offices/OfficeList.tsx';
import { officesQuery } from '../../directory/shared/listing/offices/offices.query.ts';
import { officesPath } from '../../directory/shared/listing/offices/offices-path.ts';

interface FreeHelpProps {
  readonly state: StateCode;
  readonly isMedicaid: boolean;
}

/** State organizations that help with a denial free of charge. */
export const FreeHelp = ({ state, isMedicaid }: FreeHelpProps) => {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(officesQuery(state));
  const helpers = helpersFor(query.data?.offices ?? [], { isMedicaid });
  const name = query.data?.name ?? '';
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h4 id={id} className="text-lg">
        <Trans>Who helps for free</Trans>
      </h4>
      <FailedQuery query={query} title={t`We couldn’t load who helps for free`} />
      {query.data !== undefined && (
        <>
          <OfficeList offices={helpers} />
          <p>
            <Link to={officesPath(state)}>
              <Trans>All offices in {name}: whom to call for what</Trans>
            </Link>
          </p>
        </>
      )}
    </section>
  );
};
