import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { DirectorySearch } from './directory-search.ts';

interface FoldedSearchProps {
  readonly search: DirectorySearch;
  readonly category: Category | undefined;
  readonly ownPlace: string;
  readonly onChange: () => void;
}

/** One-line search form of a phone once there are results, which expands it again. */
export const FoldedSearch = ({ search, category, ownPlace, onChange }: FoldedSearchProps) => {
  const { t } = useLingui();
  const place = search.location === ownPlace ? t`near your home` : search.location;
  const said = [search.search, category?.name, search.location === '' ? t`anywhere` : place].filter(
    (part) => part,
  );
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onChange}
      className="touch flex w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-soft border border-line-strong bg-raised px-3 py-2 text-start transition-colors hover:bg-accent-wash lg:hidden print:hidden"
    >
      <Search aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{said.join(' · ')}</span>
      <span className="shrink-0 font-semibold text-accent underline">
        <Trans comment="Opens the folded search form">Change</Trans>
      </span>
    </button>
  );
};
