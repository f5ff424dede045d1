import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Stored } from './simulated-export.fixture.ts';

type Answer = readonly Readonly<Record<string, unknown>>[];

/** Expected results of `docs/history.sql`, counted from the events themselves. */
export const answersTo = (events: readonly Stored[]): readonly Answer[] => {
  const staff = new Set(
    events
      .filter(({ type, data }) => type === 'RoleChanged' && data['role'] !== 'family')
      .map(({ metadata }) => metadata.userId),
  );
  const ofFamilies = events.filter(({ metadata }) => !staff.has(metadata.userId));
  const families = [...Map.groupBy(ofFamilies, ({ metadata }) => metadata.userId).values()];
  return [
    searchersOf(ofFamilies),
    unmetDemandOf(ofFamilies),
    churnOf(families),
    searchesBeforeFavoriteOf(families),
    answerTimesOf(ofFamilies),
  ];
};

const monthOf = ({ metadata }: Stored): string => metadata.occurredAt.slice(0, 'YYYY-MM'.length);
const isSearch = ({ type }: Stored): boolean => type === 'SearchPerformed';
const familiesIn = (events: readonly Stored[]): number =>
  new Set(events.map(({ metadata }) => metadata.userId)).size;
const thousandths = (number: number): number => Math.round(number * 1_000) / 1_000;

const searchersOf = (events: readonly Stored[]): Answer =>
  [...Map.groupBy(events.filter(isSearch), monthOf)].map(([month, searches]) => ({
    month,
    searchers: familiesIn(searches),
    searches: searches.length,
  }));

const unmetDemandOf = (events: readonly Stored[]): Answer => {
  const groups = Map.groupBy(events.filter(isSearch), ({ data, metadata }) =>
    JSON.stringify([metadata.state, data['category']]),
  );
  return [...groups.values()].flatMap((searches) => {
    const nothing = searches.filter(({ data }) => data['resultCount'] === 0);
    const [first] = nothing;
    if (first === undefined) return [];
    return [
      {
        state: first.metadata.state,
        category: first.data['category'],
        found_nothing: nothing.length,
        families: familiesIn(nothing),
        share_of_searches: thousandths(nothing.length / searches.length),
      },
    ];
  });
};

/** Types of the events after which a family starts or stops paying. */
const PAYS: readonly string[] = ['SubscriptionStarted', 'SubscriptionEnded', 'AccountErased'];

const churnOf = (families: readonly (readonly Stored[])[]): Answer => {
  const months = new Map<string, { started: number; stopped: number }>();
  for (const family of families) {
    let paid = false;
    let month = '';
    for (const event of family) {
      if (!PAYS.includes(event.type) || event.data['reason'] === 'duplicate') continue;
      if (monthOf(event) > month) month = monthOf(event);
      const pays = event.type === 'SubscriptionStarted';
      const changes = months.get(month) ?? { started: 0, stopped: 0 };
      months.set(month, changes);
      if (pays && !paid) changes.started += 1;
      if (paid && !pays) changes.stopped += 1;
      paid = pays;
    }
  }
  let before = 0;
  return [...months].sort().map(([month, { started, stopped }]) => {
    const most = before + started;
    const row = { month, paying_before: before, started, stopped };
    before += started - stopped;
    return { ...row, churn: most === 0 ? null : thousandths(stopped / most) };
  });
};

const searchesBeforeFavoriteOf = (families: readonly (readonly Stored[])[]): Answer => {
  const before = families.flatMap((family) => {
    const first = family.findIndex(({ type }) => type === 'ResourceFavorited');
    return first === -1 ? [] : [family.slice(0, first).filter(isSearch).length];
  });
  return [...Map.groupBy(before, (searches) => searches)].map(([searches, { length }]) => ({
    searches_before: searches,
    families: length,
  }));
};

const hourOf = ({ metadata }: Stored): number =>
  Math.floor(Date.parse(metadata.occurredAt) / HOUR_MS);

const answerTimesOf = (events: readonly Stored[]): Answer => {
  const reports = events.filter(({ type }) => type === 'ListingErrorReported');
  return [...Map.groupBy(reports, monthOf)].map(([month, ofMonth]) => {
    const hours = ofMonth
      .flatMap((report) => {
        const answer = events.find(
          ({ type, streamName }) =>
            type === 'ListingErrorResolved' && streamName === report.streamName,
        );
        return answer === undefined ? [] : [hourOf(answer) - hourOf(report)];
      })
      .sort((one, other) => one - other);
    const middle = (hours.length - 1) / 2;
    const [low = 0, high = 0] = [hours[Math.floor(middle)], hours[Math.ceil(middle)]];
    return {
      month,
      reports: ofMonth.length,
      answered: hours.length,
      median_hours: hours.length === 0 ? null : (low + high) / 2,
      longest_hours: hours.at(-1) ?? null,
    };
  });
};
