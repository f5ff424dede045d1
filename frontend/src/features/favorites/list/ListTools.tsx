import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import { DownloadButton, TakeAway } from '../../../components/TakeAway.tsx';
import { STATUS_WORDS } from '../status-words.ts';
import { fits, STATUS_FILTERS, type StatusFilter } from './status-filter.ts';

interface ListToolsProps {
  readonly favorites: readonly Favorite[];
  readonly filter: StatusFilter;
  readonly onFilter: (filter: StatusFilter) => void;
  readonly onDownload: () => void;
}

/** Which favorites are shown, and the ways to take them along. */
export const ListTools = ({ favorites, filter, onFilter, onDownload }: ListToolsProps) => {
  const { i18n, t } = useLingui();
  const nameOf = (each: StatusFilter): string => {
    if (each === 'all') return t`All`;
    return each === 'none' ? t`No status yet` : i18n._(STATUS_WORDS[each]);
  };
  const options = STATUS_FILTERS.map((value) => ({
    value,
    count: favorites.filter((favorite) => fits(value, favorite)).length,
  }))
    .filter(({ value, count }) => count > 0 || value === filter)
    .map(({ value, count }) => ({ value, name: `${nameOf(value)} (${i18n.number(count)})` }));
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
      <div className="w-full sm:w-64">
        <Select label={t`Show`} options={options} value={filter} onChoose={onFilter} />
      </div>
      <TakeAway>
        <DownloadButton format="csv" onDownload={onDownload} />
      </TakeAway>
    </div>
  );
};
