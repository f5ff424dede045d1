import type { HouseholdChange } from '@hearthway/domain/household/changes.contract.ts';
import { mayCall } from '@hearthway/domain/household/household-access.ts';
import type { ChangedPart } from '@hearthway/domain/household-scopes/changes.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';
import { changesQuery } from '../shared/changes.query.ts';
import { useAccess } from '../shared/useMay.ts';
import { ChangeItem } from './ChangeItem.tsx';

/** Number shown before "Show all". */
const FIRST = 30;

/** Reads the changes of the parts that the person may see. */
const useChanges = (userId: string) => {
  const access = useAccess();
  const isShared = (part: ChangedPart): boolean =>
    access === 'everything' || (access !== undefined && mayCall(access, part, 'read'));
  const read = (part: ChangedPart) => ({
    ...changesQuery(userId, part),
    enabled: isShared(part),
  });
  const queries = [useQuery(read('children')), useQuery(read('food')), useQuery(read('calendar'))];
  return {
    failed: queries.find(({ data, isError }) => data === undefined && isError),
    areOnTheirWay: access === undefined || queries.some(({ isLoading }) => isLoading),
    changes: queries
      .flatMap(({ data }) => data?.answer.changes ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at)),
  };
};

/** Changes by the day on which they were made, the newest first. */
export const ChangeList = ({ userId }: { readonly userId: string }) => {
  const { t, i18n } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const { failed, areOnTheirWay, changes } = useChanges(userId);
  if (failed !== undefined)
    return <FailedQuery query={failed} title={t`We couldn’t load what changed`} />;
  if (areOnTheirWay) return <Loading isPart />;
  const count = changes.length;
  if (count === 0)
    return (
      <p className="text-text-soft">
        <Trans>Nothing was changed in the last 30 days.</Trans>
      </p>
    );
  const shown = changes.slice(0, isWhole ? count : FIRST);
  const dayOf = ({ at }: HouseholdChange) => dayHere(new Date(at));
  const days = [...new Set(shown.map(dayOf))];
  return (
    <div ref={root} tabIndex={-1} className="grid grid-cols-1 gap-6">
      {days.map((day) => (
        <section key={day} aria-labelledby={`changes-${day}`}>
          <h2 id={`changes-${day}`} className="text-lg">
            {i18n.date(`${day}T12:00`, { weekday: 'long', month: 'long', day: 'numeric' })}
          </h2>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {shown
              .filter((change) => dayOf(change) === day)
              .map((change) => (
                <ChangeItem key={change.id} userId={userId} change={change} />
              ))}
          </ul>
        </section>
      ))}
      {count > FIRST && !isWhole && (
        <div>
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};
