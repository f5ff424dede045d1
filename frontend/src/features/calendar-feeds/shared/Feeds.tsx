import { FEED_DETAILS } from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import {
  madeFeedSchema,
  makeFeedSchema,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Select } from '../../../components/Select.tsx';
import { Form } from '../../../forms/Form.tsx';
import { formSchema } from '../../../forms/form-schema.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { household } from '../../../session/household.ts';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { FeedAddress } from '../FeedAddress.tsx';
import { FeedCard } from '../FeedCard.tsx';
import { detailWords } from '../feed-words.ts';
import { FEEDS_PATH, feedsQuery } from '../feeds.queries.ts';

interface FeedsProps {
  readonly userId: string;
  /** The plan has a calendar, so that addresses can be made. */
  readonly isCovered: boolean;
}

/** Addresses under which other calendars show this one: made, changed and stopped. */
export const Feeds = ({ userId, isCovered }: FeedsProps) => {
  const { t } = useLingui();
  const [made, setMade] = useState<string>();
  const query = useQuery(feedsQuery(userId));
  const { data } = useQuery(childrenQuery(userId));
  const children = presentIn(data?.answer).map(({ id, name }) => ({ id, name }));
  const familyId = household.current()?.familyId ?? userId;
  if (made !== undefined) return <FeedAddress secret={made} onDone={() => setMade(undefined)} />;
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your calendar addresses`} />
    ) : (
      <Loading isPart />
    );
  const feeds = query.data.answer.filter((feed) => feed.familyId === familyId);
  const nameOf = (childId: string | null): string =>
    childId === null
      ? t`All children`
      : (children.find(({ id }) => id === childId)?.name ?? t`A child`);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <Trans>
          Google, Apple and Outlook can show what is here, under a secret address. They ask for news
          by themselves: Google Calendar can lag for hours.
        </Trans>
      </p>
      {feeds.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {feeds.map((feed) => (
            <FeedCard
              key={feed.id}
              userId={userId}
              feed={feed}
              name={nameOf(feed.childId)}
              onMade={setMade}
            />
          ))}
        </ul>
      )}
      {isCovered && (
        <MakeFeed userId={userId} familyId={familyId} names={children} onMade={setMade} />
      )}
    </div>
  );
};

interface MakeFeedProps {
  readonly userId: string;
  readonly familyId: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly onMade: (key: string) => void;
}

const MakeFeed = ({ userId, familyId, names, onMade }: MakeFeedProps) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const form = useCommandForm({
    path: FEEDS_PATH,
    schema: formSchema(
      ({ childId, detail }) => ({ familyId, childId: childId || null, detail }),
      makeFeedSchema,
    ),
    answer: madeFeedSchema,
    initial: { childId: '', detail: FEED_DETAILS[0] },
    fallback: msg`We couldn’t make the address. Please try again.`,
    onDone: ({ key }) => {
      void queryClient.invalidateQueries(feedsQuery(userId));
      onMade(key);
    },
  });
  return (
    <Form form={form}>
      <div className="grid grid-cols-1 gap-4">
        {names.length > 0 && (
          <Select
            label={t`Whose entries`}
            options={[
              { value: '', name: t`All children` },
              ...names.map(({ id, name }) => ({ value: id, name })),
            ]}
            {...form.field('childId')}
          />
        )}
        <Select
          label={t`How much it shows`}
          options={FEED_DETAILS.map((value) => ({ value, name: detailWords(i18n, value) }))}
          {...form.field('detail')}
        />
        <div className={buttonRow}>
          <Button look="primary" type="submit" isBusy={form.isPending}>
            <Trans>Make an address</Trans>
          </Button>
        </div>
      </div>
    </Form>
  );
};
