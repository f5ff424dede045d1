import { MOST_COUNTED } from '@hearthway/domain/directory/directory.constants.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageWords } from '../../../components/language-words.ts';
import { Select } from '../../../components/Select.tsx';
import type { DirectorySearch } from '../directory-search.ts';
import { FlagFields } from './FlagFields.tsx';
import { ageWords } from './filter-words.ts';
import { TagField } from './TagField.tsx';

interface FilterChoiceFieldsProps {
  readonly search: DirectorySearch;
  readonly answer: FilterChoices;
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** The filters that the listings found have something for, each choice with how many of them. */
export const FilterChoiceFields = ({
  search,
  answer: { choices, isCapped },
  hasPlace,
  onChoose,
}: FilterChoiceFieldsProps) => {
  const { i18n, t } = useLingui();
  const optionsOf = (
    { known, chosen, any }: { known: Choices; chosen: string; any: string },
    words: (value: string) => string,
  ) => [
    { value: '', name: any },
    ...known.map(({ value, count }) => ({
      value,
      name: `${words(value)} (${i18n.number(count)})`,
    })),
    // What is set can be seen and taken out, though nothing has it.
    ...(chosen === '' || known.some(({ value }) => value === chosen)
      ? []
      : [{ value: chosen, name: `${words(chosen)} (0)` }]),
  ];
  return (
    <>
      {(choices.ages.length > 0 || search.ages !== '') && (
        <Select
          label={t`Ages served`}
          value={search.ages}
          options={optionsOf(
            { known: choices.ages, chosen: search.ages, any: t`Any age` },
            (value) => ageWords(i18n, value),
          )}
          onChoose={(ages) => onChoose({ ages })}
        />
      )}
      {(choices.language.length > 0 || search.language !== '') && (
        <Select
          label={t`Language`}
          value={search.language}
          options={optionsOf(
            { known: choices.language, chosen: search.language, any: t`Any language` },
            (value) => languageWords(i18n, value),
          )}
          onChoose={(language) => onChoose({ language })}
        />
      )}
      <FlagFields search={search} choices={choices} onChoose={onChoose} />
      <TagField known={choices.tag} chosen={search.tags} onChoose={(tags) => onChoose({ tags })} />
      {isCapped && (
        <p className="text-sm text-text-soft sm:max-lg:col-span-2">
          {hasPlace ? (
            <Trans>Counted among the nearest {i18n.number(MOST_COUNTED)} providers.</Trans>
          ) : (
            <Trans>Counted among {i18n.number(MOST_COUNTED)} providers. There are more.</Trans>
          )}
        </p>
      )}
    </>
  );
};

type Choices = FilterChoices['choices']['ages'];
