import type { StateOffices } from '@hearthway/domain/directory/offices.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { OfficeList } from './OfficeList.tsx';
import { officesPath } from './offices-path.ts';

/** Offices that keep lists of providers, shown beside a search with few results. */
export const OfficesBeside = ({
  offices: { state, name, offices },
}: {
  readonly offices: StateOffices;
}) => (
  <section aria-labelledby="offices" className="grid gap-4 rounded-soft bg-sunken p-4 sm:p-5">
    <h2 id="offices" className="text-xl">
      <Trans>Call these offices in {name}</Trans>
    </h2>
    <p className="measure">
      <Trans>
        They can tell you who is near you, and many keep lists. Say what you are looking for and
        where you live.
      </Trans>
    </p>
    <OfficeList offices={offices} />
    <p>
      <Link to={officesPath(state)}>
        <Trans>All offices in {name}: whom to call for what</Trans>
      </Link>
    </p>
  </section>
);
