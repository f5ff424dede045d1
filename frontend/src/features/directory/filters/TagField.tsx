import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';
import { Summary } from '../Summary.tsx';

interface TagFieldProps {
  readonly known: FilterChoices['choices']['tag'];
  readonly chosen: readonly string[];
  readonly onChoose: (tags: readonly string[]) => void;
}

/** What listings say of themselves in a word or two. All that are chosen have to fit. */
export const TagField = ({ known, chosen, onChoose }: TagFieldProps) => {
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
      <ul lang={LISTING_LANGUAGE} className="mt-1 flex flex-wrap gap-2">
        {tags.map(({ value, count }) => {
          const isOn = chosen.includes(value);
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() =>
                  onChoose(isOn ? chosen.filter((each) => each !== value) : [...chosen, value])
                }
                className="touch cursor-pointer rounded-soft border border-line-strong bg-raised px-3 text-sm transition-colors hover:bg-accent-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
              >
                {value} ({i18n.number(count)})
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
