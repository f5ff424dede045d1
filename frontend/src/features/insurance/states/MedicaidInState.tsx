import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import { Trans } from '@lingui/react/macro';
import { FactSource } from '../shared/FactSource.tsx';
import { NotFoundYet } from '../shared/NotFoundYet.tsx';
import type { FederalItem, StateItem } from '../shared/state.queries.ts';
import { RulesOfCountry } from './RulesOfCountry.tsx';

interface MedicaidInStateProps {
  readonly item: StateItem;
  /** Undefined until loaded. */
  readonly federal: FederalItem | undefined;
}

/** Tells whether Medicaid pays for ABA, and how to qualify. */
export const MedicaidInState = ({ item, federal }: MedicaidInStateProps) => (
  <>
    <div className="measure grid gap-1">
      <p>
        <IsCovered medicaid={item.data.medicaidAba} />
      </p>
      <FactSource facts={factsOf(item, 'medicaidAba.isCovered')} />
    </div>
    {federal !== undefined && (
      <RulesOfCountry
        item={federal}
        topics={['medicaid-epsdt', 'medicaid-waivers', 'katie-beckett']}
      />
    )}
  </>
);

const IsCovered = ({ medicaid }: { readonly medicaid: StateItem['data']['medicaidAba'] }) => {
  if (medicaid === null) return <NotFoundYet />;
  return medicaid.isCovered ? (
    <Trans>Medicaid here pays for ABA for children with autism.</Trans>
  ) : (
    <Trans>Medicaid here does not pay for ABA by name. Ask it about other care.</Trans>
  );
};
