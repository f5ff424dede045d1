import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { type EntryFilter, isFiltered } from './entry-filter.ts';
import type { useTimeline } from './useTimeline.ts';

interface LoadedProps {
  readonly query: ReturnType<typeof useTimeline>['query'];
  /** Nothing came in by itself either. */
  readonly isEmpty: boolean;
  readonly filter: EntryFilter;
  readonly onClear: () => void;
}

/** How much of what is looked for was loaded: told to who cannot see it, and shown where it is nothing. */
export const Loaded = ({ query, isEmpty, filter, onClear }: LoadedProps) => {
  const { data, isPlaceholderData, hasNextPage } = query;
  // What another filter found says nothing of this one; as many are told anew.
  const pages = isPlaceholderData ? undefined : data?.pages;
  const count = pages?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const isNothing = pages !== undefined && isEmpty;
  return (
    <>
      <div role="status" className="-mt-2">
        {isNothing && (
          <p className="pt-4">
            {isFiltered(filter) ? (
              <Trans>Nothing of that kind happened.</Trans>
            ) : (
              <Trans>Nothing has happened yet. What does comes in here by itself.</Trans>
            )}
          </p>
        )}
        {count > 0 && (
          <p className="sr-only">
            {hasNextPage ? (
              <Plural value={count} one="# entry so far" other="# entries so far" />
            ) : (
              <Plural value={count} one="# entry" other="# entries" />
            )}
          </p>
        )}
      </div>
      {isNothing && isFiltered(filter) && (
        <div>
          <Button look="secondary" onClick={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        </div>
      )}
    </>
  );
};
