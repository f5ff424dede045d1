import type { Presence } from '@hearthway/domain/live/live.contract.ts';
import type { WatchedFamily } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../Ago.tsx';
import { Confirmed } from '../Confirmed.tsx';
import { tierName } from '../tier-words.ts';

interface FamilyFactsProps {
  readonly family: WatchedFamily;
  /** Undefined as long as nothing was heard. */
  readonly presence: Presence | undefined;
  /** What is new comes by itself. */
  readonly isLive: boolean;
}

export const FamilyFacts = ({ family, presence, isLive }: FamilyFactsProps) => {
  const { i18n, t } = useLingui();
  const { email, tier, registeredAt, isConfirmed, lastSeenAt } = family;
  return (
    <div className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <div role="status">
        {isLive ? (
          presence !== undefined && <OnlineNow presence={presence} />
        ) : (
          <p className="text-caution">
            <Trans>Connecting… New entries come in as soon as that works.</Trans>
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
