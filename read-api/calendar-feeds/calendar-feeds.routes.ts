import { addDays } from '@hearthway/domain/calendar/days.ts';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  calendarEntriesModel,
  calendarEntryRowSchema,
  keptIn,
} from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import { withSkippedDays } from '@hearthway/domain/calendar-entries/skipped-days.ts';
import {
  FEED_FETCHES_PER_NETWORK,
  FEED_MAX_ENTRIES,
  FEED_PAST_DAYS,
  FEED_PATH,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import {
  type Feed,
  feedQuerySchema,
  feedsSchema,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { type Fed, feedFile } from '@hearthway/domain/calendar-feeds/feed-file.ts';
import { FEED_WORDS } from '@hearthway/domain/calendar-feeds/feed-words.ts';
import type { BreakDays } from '@hearthway/domain/family-days/school-breaks.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import { sql } from 'kysely';
import { isSeenBy } from '../calendar-entries/calendar-entries.routes.ts';
import type { ReadDependencies } from '../read-part.ts';
import { readDerivedDates } from './derived-dates.ts';
import { readFedDays, readHandovers } from './family-days.ts';
import { feedFinder, type OpenFeed } from './find-feed.ts';

const FETCHES: Allowance = {
  name: 'network-calendar-feed',
  most: FEED_FETCHES_PER_NETWORK,
  perMs: 15 * MINUTE_MS,
};

/** `GET /api/calendar-feeds`: the caller's own. `GET /api/calendar-feeds/calendar.ics`: the calendar at an address. */
export const addCalendarFeedsRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, database, privacy, clock } = dependencies;
  const findFeed = feedFinder(dependencies);
  /** Waits until the model includes the caller's own writes. */
  const waitForFeeds = readModel('calendar_feeds', () => sql<null>`null`);

  app.get(
    '/api/calendar-feeds',
    { config: { access: 'family', isPersonal: true }, schema: { response: { 200: feedsSchema } } },
    async (request, reply): Promise<readonly Feed[]> => {
      const { actor } = familyOf(request);
      await waitForFeeds({ request, reply, key: actor });
      const rows = await database
        .selectFrom('calendar_feeds as feed')
        .leftJoin('calendar_feed_fetches as fetched', 'fetched.feed_id', 'feed.feed_id')
        .selectAll('feed')
        .select(['fetched.fetched_at', 'fetched.fetches'])
        .where('feed.user_id', '=', actor)
        .where('feed.secret_hash', 'is not', null)
        .orderBy('feed.made_at')
        .execute();
      return rows.map((row) => ({
        id: row.feed_id,
        familyId: row.family_id,
        childId: row.child_id,
        detail: row.detail,
        madeAt: row.made_at.toISOString(),
        fetchedAt: row.fetched_at?.toISOString() ?? null,
        fetches: row.fetches ?? 0,
      }));
    },
  );

  const readEntries = async (
    { feed, seen }: OpenFeed,
    { breaks, now }: { readonly breaks: readonly BreakDays[]; readonly now: Date },
  ): Promise<readonly Fed[]> => {
    const stored = await database
      .selectFrom('calendar_entries')
      .selectAll()
      .where('user_id', '=', feed.family_id)
      .where('last_day', '>=', addDays(now.toISOString().slice(0, 10), -FEED_PAST_DAYS))
      .where('removed_at', 'is', null)
      .orderBy('first_day')
      .limit(FEED_MAX_ENTRIES)
      .execute();
    const opened = await privacy.openRows(calendarEntriesModel, stored);
    return opened
      .map((row) => calendarEntryRowSchema.parse(row))
      .filter(isSeenBy(seen))
      .map((row) => ({ ...withSkippedDays(keptIn(row), breaks), id: row.entry_id }));
  };

  /** A row rather than an event: calendars ask every few minutes. */
  const recordFetch = async ({ feed: { feed_id, user_id } }: OpenFeed, fetched_at: Date) => {
    await database
      .insertInto('calendar_feed_fetches')
      .values({ feed_id, user_id, fetched_at, fetches: 1 })
      .onConflict((conflict) =>
        conflict
          .column('feed_id')
          .doUpdateSet({ fetched_at, fetches: sql<number>`calendar_feed_fetches.fetches + 1` }),
      )
      .execute();
  };

  app.get(
    FEED_PATH,
    { config: { access: 'anyone' }, schema: { querystring: feedQuerySchema } },
    async (request, reply) => {
      const now = clock();
      const network = await privacy.keyedHash('network', networkOf(request.ip));
      await requireAllowance({ database, now }, FETCHES, network.toString('hex'));
      const open = await findFeed(request.query.key);
      if (open === undefined) throw refuse('UnknownFeed');
      const recorded = recordFetch(open, now);
      // Weak, since files differ by the time at which they are made. A day later, earlier entries are left out.
      const etag = `W/"${now.toISOString().slice(0, 10)}-${open.version}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (request.headers['if-none-match'] === etag) {
        await recorded;
        return reply.status(304).send();
      }
      const { detail, language } = open.feed;
      const { homes, breaks } = await readFedDays(dependencies, open, now);
      const [entries, dates, handovers] = await Promise.all([
        readEntries(open, { breaks, now }),
        readDerivedDates(dependencies, open),
        readHandovers(dependencies, open, { homes, now }),
        recorded,
      ]);
      const busy = translatorIn(language)(FEED_WORDS.busy);
      const file = feedFile([...entries, ...dates, ...handovers], { detail, busy, now });
      return reply.type('text/calendar; charset=utf-8').send(file);
    },
  );
};
