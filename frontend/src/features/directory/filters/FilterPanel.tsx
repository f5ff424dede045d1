import { PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Select } from '../../../components/Select.tsx';
import { type DirectorySearch, filtersSet, type Sort, WITHOUT_TOOLS } from '../directory-search.ts';
import { filterChoicesQuery, type ResourcesRequest } from '../resources.query.ts';
import { FilterChoiceFields } from './FilterChoiceFields.tsx';
import { FitsChild } from './FitsChild.tsx';

interface FilterPanelProps {
  readonly userId: string;
  readonly resourcesRequest: ResourcesRequest;
  /** Draft of the search, which is submitted a moment later. */
  readonly draft: DirectorySearch;
  readonly tier: Exclude<Tier, 'free'>;
  /** Whether the search was understood, or is still loading. */
  readonly isAnswered: boolean;
  /** Whether the search is around a place. */
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** Filters and sort order of the results. On a phone they are behind a button. */
export const FilterPanel = ({
  userId,
  resourcesRequest: askedFor,
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
      <div className="grid justify-items-start lg:not-group-has-data-as-wide-as-page/tools:hidden">
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
      <div
        id={id}
        className={`gap-4 sm:max-lg:grid-cols-2 lg:not-group-has-data-as-wide-as-page/tools:grid lg:group-has-data-as-wide-as-page/tools:grid-cols-4 ${isOpen ? 'grid' : 'hidden'}`}
      >
        <FitsChild userId={userId} search={draft} onChoose={onChoose} />
        <DistanceAndOrder search={draft} tier={tier} hasPlace={hasPlace} onChoose={onChoose} />
        {choices.data && (
          <FilterChoiceFields
            search={draft}
            answer={choices.data}
            hasPlace={hasPlace}
            onChoose={onChoose}
          />
        )}
        {isAnswered && <FailedQuery query={choices} title={t`We couldn’t load the filters`} />}
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

/** Choices in miles, each below the maximum of Plus. */
const RADII = ['5', '10', '25', '50'] as const;

interface DistanceAndOrderProps {
  readonly search: DirectorySearch;
  readonly tier: Exclude<Tier, 'free'>;
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

const DistanceAndOrder = ({ search, tier, hasPlace, onChoose }: DistanceAndOrderProps) => {
  const { t } = useLingui();
  const within = (miles: string) => ({ value: miles, name: t`Within ${miles} miles` });
  const radii =
    tier === 'plus'
      ? [{ value: '', name: t`Up to ${PLUS_RADIUS_MILES} miles` }, ...RADII.map(within)]
      : [
          { value: '', name: t`Any distance` },
          ...[...RADII, String(PLUS_RADIUS_MILES)].map(within),
        ];
  const orders: { value: Sort; name: string }[] = [
    { value: 'relevance', name: t`Best match` },
    ...(hasPlace ? [{ value: 'distance', name: t`Nearest first` } as const] : []),
    { value: 'name', name: t`By name` },
    { value: 'verified', name: t`Recently verified first` },
  ];
  return (
    <>
      {hasPlace && (
        <Select
          label={t`How far?`}
          value={search.radius}
          options={including(radii, search.radius, within)}
          onChoose={(radius) => onChoose({ radius })}
        />
      )}
      <Select
        label={t`Order`}
        value={search.sort}
        options={orders}
        onChoose={(sort) => onChoose({ sort })}
      />
    </>
  );
};

interface Option {
  readonly value: string;
  readonly name: string;
}

/** Adds a value from the URL to the choices. */
const including = (
  options: readonly Option[],
  value: string,
  optionOf: (value: string) => Option,
): readonly Option[] =>
  options.some((option) => option.value === value) ? options : [...options, optionOf(value)];
