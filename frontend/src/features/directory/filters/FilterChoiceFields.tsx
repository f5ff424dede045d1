import { MAX_COUNTED } from '@hearthway/domain/directory/directory.constants.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { insurerName } from '@hearthway/domain/directory/insurers.constants.ts';
import { WAIT_BATCH, WAIT_LIMITS } from '@hearthway/domain/directory/wait.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Select } from '../../../components/Select.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { type DirectorySearch, FLAGS } from '../directory-search.ts';
import { inPhrases, TAGS } from '../shared/listing/directory-phrases.ts';
import { languageWords } from '../shared/listing/language-words.ts';
import { ageWords, FLAG_WORDS, KNOWN_WAIT, waitLimitWords } from './filter-words.ts';

interface FilterChoiceFieldsProps {
  readonly search: DirectorySearch;
  readonly answer: FilterChoices;
  readonly hasPlace: boolean;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** Filters with choices among the found listings, each choice with its count. */
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
    // Includes an active filter even if no listing has it, so that it can be unset.
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
      {(choices.insurance.length > 0 || search.insurance !== '') && (
        <Select
          label={t`Insurance`}
          value={search.insurance}
          options={optionsOf(
            { known: choices.insurance, chosen: search.insurance, any: t`Any insurance` },
            insurerName,
          )}
          onChoose={(insurance) => onChoose({ insurance })}
        />
      )}
      <WaitFields search={search} onChoose={onChoose} />
      <FlagFields search={search} choices={choices} onChoose={onChoose} />
      <TagField known={choices.tag} chosen={search.tags} onChoose={(tags) => onChoose({ tags })} />
      {isCapped && (
        <p className="text-sm text-text-soft sm:max-lg:col-span-2">
          {hasPlace ? (
            <Trans>Numbers cover the nearest {i18n.number(MAX_COUNTED)} providers.</Trans>
          ) : (
            <Trans>Numbers cover {i18n.number(MAX_COUNTED)} providers. There are more.</Trans>
          )}
        </p>
      )}
    </>
  );
};

/** Few waits are known, so that a limit alone leaves the others in. */
const WaitFields = ({ search, onChoose }: Pick<FilterChoiceFieldsProps, 'search' | 'onChoose'>) => {
  const { i18n, t } = useLingui();
  return (
    <>
      <Select
        label={t`Wait for a first visit`}
        value={search.wait}
        options={[
          { value: '', name: t`Any wait` },
          ...WAIT_LIMITS.map((value) => ({
            value,
            name: waitLimitWords(i18n, { ...search, wait: value }),
          })),
        ]}
        onChoose={(wait) => onChoose({ wait })}
      />
      <Checkbox
        label={i18n._(KNOWN_WAIT)}
        description={t`Few have one yet: it takes ${WAIT_BATCH} families`}
        isOn={search.knownWait}
        onSwitch={(knownWait) => onChoose({ knownWait })}
      />
    </>
  );
};

type Choices = FilterChoices['choices']['ages'];

interface FlagFieldsProps {
  readonly search: DirectorySearch;
  readonly choices: FilterChoices['choices'];
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

const FlagFields = ({ search, choices, onChoose }: FlagFieldsProps) => {
  const { i18n } = useLingui();
  return FLAGS.map((flag) => {
    const count = choices[flag][0]?.count ?? 0;
    if (count === 0 && !search[flag]) return null;
    const { label, description } = FLAG_WORDS[flag];
    return (
      <Checkbox
        key={flag}
        label={`${i18n._(label)} (${i18n.number(count)})`}
        description={i18n._(description)}
        isOn={search[flag]}
        onSwitch={(isOn) => onChoose({ [flag]: isOn })}
      />
    );
  });
};

interface TagFieldProps {
  readonly known: FilterChoices['choices']['tag'];
  readonly chosen: readonly string[];
  readonly onChoose: (tags: readonly string[]) => void;
}

/** Filter by tags. A listing must have all selected ones. */
const TagField = ({ known, chosen, onChoose }: TagFieldProps) => {
  const { i18n } = useLingui();
  const isKnown = new Set(known.map(({ value }) => value));
  const tags = [
    ...known,
    ...chosen.filter((value) => !isKnown.has(value)).map((value) => ({ value, count: 0 })),
  ];
  if (tags.length === 0) return null;
  return (
    <details open={chosen.length > 0} className="group sm:max-lg:col-span-2">
      <Summary>
        {chosen.length === 0 ? <Trans>Topics</Trans> : <Trans>Topics ({chosen.length})</Trans>}
      </Summary>
      <ul className="mt-1 flex flex-wrap gap-2">
        {tags.map(({ value, count }) => {
          const isOn = chosen.includes(value);
          const { text, lang } = inPhrases(i18n, TAGS, value);
          return (
            <li key={value} lang={lang}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() =>
                  onChoose(isOn ? chosen.filter((each) => each !== value) : [...chosen, value])
                }
                className="touch cursor-pointer rounded-soft border border-line-strong bg-raised px-3 text-sm transition-colors hover:bg-accent-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
              >
                {text} ({i18n.number(count)})
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
