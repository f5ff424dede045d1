import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { GrantContext } from './grant-context.ts';
import { lookQuery, watchedFamilyQuery } from './look.query.ts';
import { ReadFamily } from './ReadFamily.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { Reading } from './timeline.query.ts';
import type { Typed } from './useTyped.ts';
import { endOfCall, type WatchEnd } from './watch-end.ts';

interface OpenedFamilyProps {
  readonly reading: Reading;
  readonly typed: Typed;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Opens the timeline, which the family learns of, before anything of it is shown. */
export const OpenedFamily = ({ reading, typed, onEnded }: OpenedFamilyProps) => {
  const { t } = useLingui();
  const look = useQuery(lookQuery(reading));
  const query = useQuery({ ...watchedFamilyQuery(reading), enabled: look.data !== undefined });
  const { data: family } = query;
  const error = look.error ?? query.error;
  const end = family === undefined ? undefined : endOfCall(error);
  useEffect(() => {
    if (end !== undefined) onEnded(end);
  }, [end, onEnded]);

  if (family !== undefined)
    return (
      <GrantContext
        value={{
          until: family.grantUntil,
          isRenewing: look.isFetching,
          error: look.error,
          renew: () => void look.refetch(),
        }}
      >
        <ReadFamily reading={reading} family={family} typed={typed} onEnded={onEnded} />
      </GrantContext>
    );
  if (error === null) return <Loading />;
  return (
    <div className="grid justify-items-start gap-4">
      <FailedQuery
        query={{ data: family, error }}
        title={t`This family’s activity didn’t open`}
        isWholePage
      />
      <ToSearch />
    </div>
  );
};
