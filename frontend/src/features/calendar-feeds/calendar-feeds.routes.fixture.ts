import {
  type Feed,
  feedsSchema,
  madeFeedSchema,
  makeFeedSchema,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/calendar-feeds';

const model = 'calendar_feeds';

export const routes: RoutesOf = (account) => {
  let feeds: readonly Feed[] = [];
  let made = 0;
  const newKey = (): string => {
    made += 1;
    return `${made}`.repeat(43);
  };
  return [
    { route: `GET ${PATH}`, schema: feedsSchema, model, answer: () => feeds },
    {
      route: `POST ${PATH}`,
      schema: madeFeedSchema,
      model,
      answer: ({ body }) => {
        if (account.tier !== 'family') throw new Refusal('CalendarNeedsFamily');
        const id = `${feeds.length}`.padStart(32, 'f');
        const fields = makeFeedSchema.parse(body);
        const madeAt = new Date().toISOString();
        // Another calendar fetches it at once.
        feeds = [...feeds, { id, ...fields, madeAt, fetchedAt: madeAt, fetches: 1 }];
        return { id, key: newKey() };
      },
    },
    {
      route: `POST ${PATH}/:feedId/address`,
      schema: madeFeedSchema,
      model,
      answer: ({ params }) => ({ id: params['feedId'], key: newKey() }),
    },
    {
      route: `DELETE ${PATH}/:feedId`,
      model,
      answer: ({ params }) => {
        feeds = feeds.filter(({ id }) => id !== params['feedId']);
      },
    },
  ];
};
