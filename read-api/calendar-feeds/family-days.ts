import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  FEED_AHEAD_DAYS,
  FEED_PAST_DAYS,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import type { Fed } from '@hearthway/domain/calendar-feeds/feed-file.ts';
import { FEED_WORDS } from '@hearthway/domain/calendar-feeds/feed-words.ts';
import { childrenModel } from '@hearthway/domain/children/children.model.ts';
import { type KeptDays, NO_DAYS, presentDays } from '@hearthway/domain/family-days/days-after.ts';
import { familyDaysModel } from '@hearthway/domain/family-days/family-days.model.ts';
import { handoversIn } from '@hearthway/domain/family-days/home-days.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { ReadDependencies } from '../read-part.ts';
import { dateOf, wholeDay } from './fed-date.ts';
import type { OpenFeed } from './find-feed.ts';

type Dependencies = Pick<ReadDependencies, 'database' | 'privacy'>;

/** Days around today that a feed tells. */
const boundsAt = (now: Date): { readonly from: string; readonly to: string } => {
  const today = now.toISOString().slice(0, 10);
  return { from: addDays(today, -FEED_PAST_DAYS), to: addDays(today, FEED_AHEAD_DAYS) };
};

/** Reads homes and school breaks; breaks that ended before a feed begins are left out. */
export const readFedDays = async (
  { database, privacy }: Dependencies,
  { feed }: OpenFeed,
  now: Date,
): Promise<KeptDays> => {
  const stored = await database
    .selectFrom('family_days')
    .selectAll()
    .where('user_id', '=', feed.family_id)
    .execute();
  const [row] = await privacy.openRows(familyDaysModel, stored);
  const { homes, breaks } = row === undefined ? NO_DAYS : presentDays(familyDaysModel.parse(row));
  const { from } = boundsAt(now);
  return { homes, breaks: breaks.filter(({ lastDay }) => lastDay >= from) };
};

/** Days on which a child goes to its other home. They keep no one busy. */
export const readHandovers = async (
  { database, privacy }: Dependencies,
  { feed, seen }: OpenFeed,
  { homes, now }: Pick<KeptDays, 'homes'> & { readonly now: Date },
): Promise<readonly Fed[]> => {
  if (feed.detail === 'busy' || homes.length === 0) return [];
  const stored = await database
    .selectFrom('own_children')
    .selectAll()
    .where('user_id', '=', feed.family_id)
    .execute();
  const [row] = await privacy.openRows(childrenModel, stored);
  const { children } = row === undefined ? { children: [] } : childrenModel.parse(row);
  const translate = translatorIn(feed.language);
  return children
    .filter(({ id, removedAt }) => removedAt === null && seen.hasChild(id))
    .flatMap(({ id, name }) =>
      handoversIn(
        homes.filter(({ childId }) => childId === id),
        boundsAt(now),
      ).map(({ day, to }) =>
        dateOf(`handover-${id}-${day}`, translate(FEED_WORDS.handover(name, to)), wholeDay(day)),
      ),
    );
};
