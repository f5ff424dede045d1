import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';
import { type DirectorySearch, WITHOUT_TOOLS } from '../directory-search.ts';
import { type ActiveFilter, activeFilters } from './active-filters.ts';

interface ActiveFiltersProps {
  readonly search: DirectorySearch;
  /** Filters that the words of the search name, as answered. */
  readonly said: readonly ActiveFilter[];
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** Active filters above the results, each of which can be removed. */
export const ActiveFilters = ({ search, said, onChoose }: ActiveFiltersProps) => {
  const { i18n, t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const set = activeFilters(i18n, search);
  const filters = [...said, ...set];
  return (
    <div ref={root} tabIndex={-1} className="print:hidden">
      {filters.length > 0 && (
        <ul aria-label={t`Filters that are set`} className="mb-4 flex flex-wrap gap-2">
          {filters.map(({ key, words, without }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onChoose(without)}
                className="touch inline-flex cursor-pointer items-center gap-2 rounded-soft border border-accent bg-accent-wash px-3 text-accent transition-colors hover:bg-raised"
              >
                <span className="sr-only">
                  <Trans>Remove filter:</Trans>
                </span>
                {words}
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
          {set.length > 1 && (
            <li>
              <button
                type="button"
                onClick={() => onChoose(WITHOUT_TOOLS)}
                className="touch cursor-pointer px-2 font-semibold text-accent underline"
              >
                <Trans>Remove all</Trans>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
