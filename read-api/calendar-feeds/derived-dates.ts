import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import type { When } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { Fed } from '@hearthway/domain/calendar-feeds/feed-file.ts';
import { FEED_WORDS } from '@hearthway/domain/calendar-feeds/feed-words.ts';
import { favoritesRowSchema } from '@hearthway/domain/favorites/favorites.view.ts';
import { appealClock } from '@hearthway/domain/insurance/appeal-clock.ts';
import { APPEAL_STEP_WORDS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { denialsModel } from '@hearthway/domain/insurance/denials.model.ts';
import { planOf } from '@hearthway/domain/subscription/plan-of-family.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { ReadDependencies } from '../read-part.ts';
import { dateOf, wholeDay } from './fed-date.ts';
import type { OpenFeed } from './find-feed.ts';

const moment = (at: Date): When => {
  const startsAt = at.toISOString().slice(0, 16);
  return { kind: 'timed', startsAt, endsAt: startsAt, timeZone: 'UTC' };
};

/** Reads the dates that other contexts know, as far as they are shared with the person who made the feed. */
export const readDerivedDates = async (
  { database, clock }: Pick<ReadDependencies, 'database' | 'clock'>,
  { feed, seen, mayRead, isOwn }: OpenFeed,
): Promise<readonly Fed[]> => {
  // A deadline keeps no one busy.
  if (feed.detail === 'busy') return [];
  const now = clock();
  const translate = translatorIn(feed.language);
  const readDeadlines = async (): Promise<readonly Fed[]> => {
    const row = await database
      .selectFrom('denials')
      .selectAll()
      .where('user_id', '=', feed.family_id)
      .executeTakeFirst();
    const { denials } = row === undefined ? { denials: [] } : denialsModel.parse(row);
    return denials
      .filter(({ id }) => seen.hasObject('denial', id))
      .flatMap((denial) => {
        const next = appealClock(denial, dayIn(denial.timeZone, now)).next;
        if (next === null || next.dueOn === null) return [];
        const title = translate(APPEAL_STEP_WORDS[next.step]);
        return [dateOf(`denial-${denial.id}`, title, wholeDay(next.dueOn))];
      });
  };
  const readCalls = async (): Promise<readonly Fed[]> => {
    const [calls, favorites] = await Promise.all([
      database
        .selectFrom('call_plan')
        .select(['resource_id', 'call_at'])
        .where('user_id', '=', feed.family_id)
        .where('call_at', 'is not', null)
        .execute(),
      database
        .selectFrom('favorites')
        .select('resources')
        .where('user_id', '=', feed.family_id)
        .executeTakeFirst(),
    ]);
    const kept = favoritesRowSchema.shape.resources.parse(favorites?.resources ?? []);
    return calls.flatMap(({ resource_id: id, call_at: callAt }) => {
      const name = kept.find(({ resourceId }) => resourceId === id)?.name;
      return name === undefined || callAt === null || !seen.hasObject('favorite', id)
        ? []
        : [dateOf(`call-${id}`, translate(FEED_WORDS.call(name)), moment(callAt))];
    });
  };
  const [deadlines, calls] = await Promise.all([
    mayRead('insurance') ? readDeadlines() : [],
    mayRead('favorites') ? readCalls() : [],
  ]);
  const trial = isOwn ? planOf(feed.plan, now).subscription : null;
  return [
    ...deadlines,
    ...calls,
    ...(trial?.isTrial
      ? [dateOf('trial', translate(FEED_WORDS.trialEnds), wholeDay(trial.paidUntil.slice(0, 10)))]
      : []),
  ];
};
