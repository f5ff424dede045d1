import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { type DirectorySearch, filtersSet, WITHOUT_TOOLS } from '../directory-search.ts';
import { type AskedFor, filterChoicesQuery } from '../resources.query.ts';
import { DistanceAndOrder } from './DistanceAndOrder.tsx';
import { FilterChoiceFields } from './FilterChoiceFields.tsx';

interface FilterPanelProps {
  readonly askedFor: AskedFor;
  /** What is set, which a moment later is asked for. */
  readonly draft: DirectorySearch;
  readonly tier: Exclude<Tier, 'free'>;
  /** The search was understood, or may yet be. */
  readonly isAnswered: boolean;
  /** The results are those around a place. */
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** What narrows the results down, and their order. On a phone it is behind a button. */
export const FilterPanel = ({
  askedFor,
  draft,
  tier,
  isAnswered,
  hasPlace,
  onChoose,
}: FilterPanelProps) => {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choices = useQuery({ ...filterChoicesQuery(askedFor), enabled: isAnswered });
  const count = filtersSet(draft);
  return (
    <section aria-label={t`Filters`} className="grid gap-4">
      <div className="grid justify-items-start lg:hidden">
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </Button>
      </div>
      <div id={id} className={`gap-4 sm:max-lg:grid-cols-2 lg:grid ${isOpen ? 'grid' : 'hidden'}`}>
        <DistanceAndOrder search={draft} tier={tier} hasPlace={hasPlace} onChoose={onChoose} />
        {choices.data && (
          <FilterChoiceFields
            search={draft}
            answer={choices.data}
            hasPlace={hasPlace}
            onChoose={onChoose}
          />
        )}
        {isAnswered && <FailedQuery query={choices} title={t`We couldn’t look up the filters`} />}
        {count > 0 && (
          <div className="grid justify-items-start sm:max-lg:col-span-2">
            <Button look="quiet" onClick={() => onChoose(WITHOUT_TOOLS)}>
              <Trans>Clear Filters</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
};
