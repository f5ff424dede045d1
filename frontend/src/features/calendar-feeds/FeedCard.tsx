import type { Feed } from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../components/Button.tsx';
import { agoWords } from '../../components/time-words.ts';
import { detailWords } from './feed-words.ts';
import { useChangeAddress, useStopFeed } from './feeds.queries.ts';

interface FeedCardProps {
  readonly userId: string;
  readonly feed: Feed;
  /** Child that it is about, or all of them. */
  readonly name: string;
  readonly onMade: (key: string) => void;
}

/** Address that is in use, without its secret. */
export const FeedCard = ({ userId, feed, name, onMade }: FeedCardProps) => {
  const { i18n } = useLingui();
  const changed = useChangeAddress(userId, onMade);
  const stopped = useStopFeed(userId);
  const { id, detail, fetchedAt, fetches } = feed;
  const ago = fetchedAt === null ? '' : agoWords(i18n.locale, new Date(fetchedAt), new Date());
  return (
    <li className="grid grid-cols-1 gap-1 rounded-soft border border-line p-4 wrap-anywhere">
      <p>
        <strong>{name}</strong>, {detailWords(i18n, detail)}
      </p>
      <p className="text-sm text-text-soft">
        {fetchedAt === null ? (
          <Trans>No calendar has fetched it yet.</Trans>
        ) : (
          <Trans>
            Last fetched {ago}, <Plural value={fetches} one="once so far" other="# times so far" />.
          </Trans>
        )}
      </p>
      <div className={buttonRow}>
        <Button look="quiet" isBusy={changed.isPending} onClick={() => changed.mutate(id)}>
          <Trans>
            Change the address<span className="sr-only"> of {name}</span>
          </Trans>
        </Button>
        <Button look="quiet" isBusy={stopped.isPending} onClick={() => stopped.mutate(id)}>
          <Trans>
            Stop<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
};
