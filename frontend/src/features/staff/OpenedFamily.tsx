import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { openedFamilyQuery } from './families.query.ts';
import { ReadFamily } from './ReadFamily.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { Reading } from './timeline.query.ts';
import { endOfCall, type WatchEnd } from './watch-end.ts';

interface OpenedFamilyProps {
  readonly reading: Reading;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Opens the timeline, which the family learns of, before anything of it is shown. */
export const OpenedFamily = ({ reading, onEnded }: OpenedFamilyProps) => {
  const { t } = useLingui();
  const query = useQuery(openedFamilyQuery(reading.staffId, reading.userId));
  const { data: family, error, isFetching, refetch } = query;
  const end = family === undefined ? undefined : endOfCall(error);
  useEffect(() => {
    if (end !== undefined) onEnded(end);
  }, [end, onEnded]);

  if (family !== undefined)
    return (
      <ReadFamily
        reading={reading}
        family={family}
        onEnded={onEnded}
        renewal={{ isRenewing: isFetching, error, renew: () => void refetch() }}
      />
    );
  if (error === null) return <Loading />;
  return (
    <div className="grid justify-items-start gap-4">
      <FailedQuery query={query} title={t`This family’s activity didn’t open`} isWholePage />
      <ToSearch />
    </div>
  );
};
