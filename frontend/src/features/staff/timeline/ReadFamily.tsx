import type { WatchedFamily } from '@hearthway/domain/staff/timeline.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { NO_FILTER } from './entry-filter.ts';
import { FamilyActions } from './FamilyActions.tsx';
import { FamilyFacts } from './FamilyFacts.tsx';
import { GrantLine } from './GrantLine.tsx';
import { TimelineEntries } from './TimelineEntries.tsx';
import { TimelineFilter } from './TimelineFilter.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { Reading } from './timeline.query.ts';
import { useTimeline } from './useTimeline.ts';
import type { Typed } from './useTyped.ts';
import type { WatchEnd } from './watch-end.ts';

interface ReadFamilyProps {
  readonly reading: Reading;
  readonly family: WatchedFamily;
  readonly typed: Typed;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Who the family is, what can be done for it, and what happened. */
export const ReadFamily = ({ reading, family, typed, onEnded }: ReadFamilyProps) => {
  const { t } = useLingui();
  const { filter, setFilter } = typed;
  const timeline = useTimeline({ reading, filter, onEnded });
  const name = `${family.firstName} ${family.lastName}`;
  return (
    <div className="grid gap-4">
      <div className="-mb-4">
        <div className="mb-2 -ms-3">
          <ToSearch />
        </div>
        <PageHeading title={name} />
      </div>
      <FamilyFacts family={family} presence={timeline.presence} isLive={timeline.isLive} />
      <GrantLine until={family.grantUntil} />
      <FamilyActions userId={reading.userId} family={family} typed={typed} />
      <TimelineFilter filter={filter} contexts={timeline.contexts} onFilter={setFilter} />
      <FailedQuery query={timeline.query} title={t`We couldn’t load the timeline`} />
      <TimelineEntries
        reading={reading}
        timeline={timeline}
        filter={filter}
        onClear={() => setFilter(NO_FILTER)}
        onEnded={onEnded}
      />
      <ShortcutSwitch />
    </div>
  );
};
