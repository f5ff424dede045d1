import { PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import type { DirectorySearch, Sort } from '../directory-search.ts';

/** Miles to choose from, each shorter than the farthest that Plus reaches. */
const RADII = ['5', '10', '25', '50'] as const;

interface DistanceAndOrderProps {
  readonly search: DirectorySearch;
  readonly tier: Exclude<Tier, 'free'>;
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

export const DistanceAndOrder = ({ search, tier, hasPlace, onChoose }: DistanceAndOrderProps) => {
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
    { value: 'verified', name: t`Last verified first` },
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

/** A value from an address is a choice like the others. */
const including = (
  options: readonly Option[],
  value: string,
  optionOf: (value: string) => Option,
): readonly Option[] =>
  options.some((option) => option.value === value) ? options : [...options, optionOf(value)];
