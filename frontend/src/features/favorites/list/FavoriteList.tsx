import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { DownloadButton, PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { Select } from '../../../components/Select.tsx';
import { stayInPlace } from '../../../components/stay-in-place.ts';
import { useCategories } from '../../directory/shared/useCategories.ts';
import { picksIn, withPicks } from '../picks.ts';
import { STATUS_WORDS } from '../status-words.ts';
import { useDownload } from '../useDownload.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { filterIn, fits, STATUS_FILTERS, type StatusFilter, withFilter } from './status-filter.ts';
import { useMoves } from './useMoves.ts';
import { usePicks } from './usePicks.ts';

interface FavoriteListProps {
  readonly userId: string;
  /** In the family's own order; at least one. */
  readonly favorites: readonly Favorite[];
}

export const FavoriteList = ({ userId, favorites }: FavoriteListProps) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [params, replace] = usePromptParams();
  const filter = filterIn(params);
  const shown = favorites.filter((favorite) => fits(filter, favorite));
  const names = useCategories();
  const { move, announcement: moved } = useMoves({ userId, favorites, shown });
  const { picking, announcement: picked } = usePicks({
    picks: picksIn(params).filter((pick) => favorites.some(({ id }) => id === pick)),
    onPick: (picks) => replace(withPicks(params, picks)),
  });
  const download = useDownload(shown, names.data);
  useFocusAfterRemoval(list, shown.length);

  const show = (next: StatusFilter) => replace(withFilter(params, next));

  return (
    <div className="grid gap-4">
      <FailedQuery query={names} title={t`Failed to fetch categories`} />
      <ListTools favorites={favorites} filter={filter} onFilter={show} onDownload={download} />
      <div role="status" className="sr-only">
        <p>{moved}</p>
        <p>{picked}</p>
      </div>
      {shown.length === 0 && (
        <div className="grid justify-items-start gap-3 py-4">
          <p>
            <Trans>None of your favorites has this status now.</Trans>
          </p>
          <Button look="secondary" onClick={() => show('all')}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      <ul ref={list} className="grid gap-4">
        {shown.map((favorite) => (
          <FavoriteCard
            key={favorite.id}
            userId={userId}
            favorite={favorite}
            categoryName={names.data?.find(({ id }) => id === favorite.category)?.name}
            shown={shown}
            onMove={move}
            picking={picking}
          />
        ))}
      </ul>
    </div>
  );
};

interface ListToolsProps {
  readonly favorites: readonly Favorite[];
  readonly filter: StatusFilter;
  readonly onFilter: (filter: StatusFilter) => void;
  readonly onDownload: () => void;
}

/** Which favorites are shown, and the ways to take them along. */
const ListTools = ({ favorites, filter, onFilter, onDownload }: ListToolsProps) => {
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
      <PrintAndDownload>
        <DownloadButton format="csv" onDownload={onDownload} />
      </PrintAndDownload>
    </div>
  );
};

/**
 * Moves the focus when the focused card is removed: to the next heart, or to the page's heading
 * after the last. Keyboard users would otherwise start over at the top.
 */
const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  count: number | undefined,
): void => {
  const last = useRef({ count, index: -1 });

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const cards = [...(list.current?.children ?? [])];
      last.current.index = cards.findIndex(
        (card) => target instanceof Node && card.contains(target),
      );
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const { count: before, index } = last.current;
    last.current.count = count;
    const isRemoval = before !== undefined && count !== undefined && count < before;
    if (!isRemoval || index < 0 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    const next = hearts[Math.min(index, hearts.length - 1)] ?? document.querySelector('h1');
    next?.focus();
  }, [list, count]);
};

/**
 * The query of the address, and a function that replaces it. The router updates a moment late, so
 * the requested query counts at once: no tick may vanish meanwhile.
 */
const usePromptParams = () => {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState({ instead: params, next: params });

  const replace = (next: URLSearchParams): void => {
    setAsked({ instead: params, next });
    setParams(next, { replace: true, ...stayInPlace });
  };
  return [asked.instead === params ? asked.next : params, replace] as const;
};
