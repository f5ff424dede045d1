import type { Presence } from '@hearthway/domain/live/live.contract.ts';
import type { WatchedFamily } from '@hearthway/domain/staff/timeline.contract.ts';
import { RENEWED_BELOW_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleDot, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { Ago } from '../Ago.tsx';
import { Confirmed } from '../Confirmed.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { tierName } from '../tier-words.ts';
import { useNow } from '../useNow.ts';
import { NO_FILTER } from './entry-filter.ts';
import { FamilyActions } from './FamilyActions.tsx';
import { minutesLeft } from './grant.ts';
import { RenewGrant } from './RenewGrant.tsx';
import { TimelineEntries } from './TimelineEntries.tsx';
import { TimelineFilter } from './TimelineFilter.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { Reading } from './timeline.query.ts';
import type { FamilyDrafts } from './useFamilyDrafts.ts';
import { useTimeline } from './useTimeline.ts';
import type { WatchEnd } from './watch-end.ts';

interface ReadFamilyProps {
  readonly reading: Reading;
  readonly family: WatchedFamily;
  readonly drafts: FamilyDrafts;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Facts of the family, support actions, and the timeline. */
export const ReadFamily = ({ reading, family, drafts, onEnded }: ReadFamilyProps) => {
  const { t } = useLingui();
  const { filter, setFilter } = drafts;
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
      <FamilyActions userId={reading.userId} family={family} drafts={drafts} />
      <TimelineFilter
        filter={filter}
        contexts={timeline.contexts}
        streams={timeline.streams}
        onFilter={setFilter}
      />
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

/** Note that the family is informed of the access, and when it ends (ISO). */
const GrantLine = ({ until }: { readonly until: string }) => {
  const minutes = minutesLeft(until, useNow());
  return (
    <div
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-soft bg-accent-wash px-4 py-2"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <strong>
          <Trans>The family can see that you looked.</Trans>
        </strong>{' '}
        <Plural
          value={minutes}
          one="You have # more minute of access."
          other="You have # more minutes of access."
        />
      </p>
      <RenewGrant offeredAt={RENEWED_BELOW_MINUTES} />
    </div>
  );
};

interface FamilyFactsProps {
  readonly family: WatchedFamily;
  /** Undefined until the first message. */
  readonly presence: Presence | undefined;
  /** True if new entries arrive live. */
  readonly isLive: boolean;
}

const FamilyFacts = ({ family, presence, isLive }: FamilyFactsProps) => {
  const { i18n, t } = useLingui();
  const { email, tier, registeredAt, isConfirmed, lastSeenAt } = family;
  return (
    <div className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <div role="status">
        {isLive ? (
          presence !== undefined && <OnlineNow presence={presence} />
        ) : (
          <p className="text-caution">
            <Trans>Connecting… New entries appear once connected.</Trans>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm md:grid-cols-[2fr_1fr_1fr_1fr]">
        <Fact term={t`Email`}>
          {email}
          <Confirmed isConfirmed={isConfirmed} />
        </Fact>
        <Fact term={t`Plan`}>{tierName(i18n, tier)}</Fact>
        <Fact term={t`Member since`}>{i18n.date(registeredAt, { dateStyle: 'medium' })}</Fact>
        <Fact term={t`Last seen`}>
          {lastSeenAt === null ? <Trans>Not signed in</Trans> : <Ago at={lastSeenAt} />}
        </Fact>
      </dl>
    </div>
  );
};

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="min-w-0 max-md:first:col-span-2">
    <dt className="text-text-soft">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
);

const OnlineNow = ({ presence: { isOnline, place } }: { readonly presence: Presence }) => (
  <p className={`flex items-center gap-2 ${isOnline ? 'text-positive' : 'text-text-soft'}`}>
    <CircleDot aria-hidden className="size-4 shrink-0" />
    {!isOnline ? (
      <Trans>Not online now</Trans>
    ) : place === null ? (
      <Trans>Online now</Trans>
    ) : (
      <span>
        <Trans>
          Online now, on <code>{place}</code>
        </Trans>
      </span>
    )}
  </p>
);
