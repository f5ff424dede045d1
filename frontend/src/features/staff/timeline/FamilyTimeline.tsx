import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';
import { GrantContext } from './grant-context.ts';
import { openTimelineQuery, watchedFamilyQuery } from './open-timeline.query.ts';
import { ReadFamily } from './ReadFamily.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { Reading } from './timeline.query.ts';
import { type FamilyDrafts, useFamilyDrafts } from './useFamilyDrafts.ts';
import { endOfCall, type WatchEnd } from './watch-end.ts';

/** Timeline of a family. Cleared from the page when the access ends. */
export const FamilyTimeline = (reading: Reading) => {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const drafts = useFamilyDrafts();
  const [end, setEnd] = useState<WatchEnd>();
  return (
    <div ref={root} tabIndex={-1} className="focus-visible:outline-none">
      {end === undefined ? (
        <OpenedFamily reading={reading} drafts={drafts} onEnded={setEnd} />
      ) : (
        <WatchEnded end={end} onOpenAgain={() => setEnd(undefined)} />
      )}
    </div>
  );
};

interface WatchEndedProps {
  readonly end: WatchEnd;
  readonly onOpenAgain: () => void;
}

/** Replaces a timeline after the access ended: the reason and the next step. */
const WatchEnded = ({ end, onOpenAgain }: WatchEndedProps) => {
  const { t } = useLingui();
  const words: Readonly<Record<WatchEnd, { readonly title: string; readonly text: string }>> = {
    expired: {
      title: t`Your access has ended`,
      text: t`This family is no longer shown. Open its activity again to continue: that is noted again.`,
    },
    erased: {
      title: t`The account was deleted`,
      text: t`The family has deleted its account, so its activity is no longer available.`,
    },
    refused: {
      title: t`You can’t view this family`,
      text: t`Your account no longer has access to it.`,
    },
  };
  const { title, text } = words[end];
  return (
    <div role="alert" ref={focusWhenShown} tabIndex={-1}>
      <PageHeading title={title}>{text}</PageHeading>
      <div className={buttonRow}>
        {end === 'expired' && (
          <Button look="primary" onClick={onOpenAgain}>
            <Trans>Open again</Trans>
          </Button>
        )}
        <ToSearch />
      </div>
    </div>
  );
};

interface OpenedFamilyProps {
  readonly reading: Reading;
  readonly drafts: FamilyDrafts;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Opens the timeline, of which the family is notified, before showing any of it. */
const OpenedFamily = ({ reading, drafts, onEnded }: OpenedFamilyProps) => {
  const { t } = useLingui();
  const look = useQuery(openTimelineQuery(reading));
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
        <ReadFamily reading={reading} family={family} drafts={drafts} onEnded={onEnded} />
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
