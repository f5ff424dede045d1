import { dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import {
  categorySchema,
  resourceListSchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import { filterChoicesSchema } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { mapSchema } from '@hearthway/domain/directory/directory-map.contract.ts';
import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { reportSchema, runSchema } from '@hearthway/domain/reports/reports.contract.ts';
import {
  sessionSchema,
  sessionTimeSchema,
  signedInSchema,
  type User,
  userSchema,
} from '@hearthway/domain/session/session.contract.ts';
import {
  foundFamiliesSchema,
  rawEventSchema,
  staffAccessSchema,
  timelinePageSchema,
  watchedFamilySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionStatusSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import * as z from 'zod/mini';
import {
  categories,
  declaredError,
  filterChoices,
  findOnMap,
  findResources,
  LISTINGS,
  providerOf,
  Refusal,
} from './directory.fixture.ts';
import { createOwnStreams } from './own-streams.fixture.ts';
import { fieldsOf, none, type Route, textOf } from './route.fixture.ts';
import { FOUND, noteAdded, rawOf, registered, reports, runOf, STREAMS } from './staff.fixture.ts';
import {
  type Call,
  createWire,
  type Handler,
  matcherOf,
  type Reply,
  type Wire,
} from './wire.fixture.ts';

/**
 * A first-time visitor, who is invited to the tour; a returning visitor; a signed-in family on the
 * free plan, and one on Plus; a member of support, and an analyst.
 */
export type Viewer = 'newcomer' | 'visitor' | 'family' | 'plus' | 'support' | 'analyst';

type Journey = z.infer<typeof journeySchema>;

/** The server's data about its only account. Tests may change it; the journey follows from commands. */
interface Account {
  user: User;
  tier: Tier;
  favorites: readonly Favorite[];
  readonly journey: Journey;
  /** Families that support finds, what they did, the newest first. */
  timeline: z.infer<typeof timelinePageSchema>['entries'];
  runs: readonly z.infer<typeof runSchema>[];
}

/** The API as far as pages see it: one account, an example for each route, and the wire to it. */
export interface Hearthway {
  readonly wire: Wire;
  readonly account: Account;
  /** Requests for unknown routes, and answers that break their contract. */
  readonly complaints: readonly string[];
  /** Tells open pages that a model has changed. */
  readonly changed: (model: Model) => void;
}

const ME: User = userSchema.parse({
  id: 'a'.repeat(32),
  email: 'robin@example.org',
  firstName: 'Robin',
  lastName: 'Hearth',
  role: 'family',
  isEmailConfirmed: true,
  pendingEmail: null,
  memberSince: '2026-11-01T10:00:00.000Z',
  deletionDueAt: null,
});

/** The code that confirms an email. */
export const MAILED_CODE = '314159';

/** A favorite of the listing at this place of the directory. */
export const favoriteOf = (place: number, known: Partial<Favorite> = {}): Favorite => {
  const listing = LISTINGS[place];
  if (listing === undefined) throw new Error(`There is no listing ${place}.`);
  return favoriteSchema.parse({
    ...listing,
    favoritedAt: '2026-11-02T10:00:00.000Z',
    note: null,
    status: null,
    isGone: false,
    ...known,
  });
};

/** A refusal of the API. The interface has words of its own for each code. */
export const refusal = (code: ErrorCode, choices?: readonly string[]): Reply => {
  const { status, message } = declaredError(code);
  return { status, body: { code, message, ...(choices && { choices }) } };
};

export const createHearthway = (viewer: Viewer): Hearthway => {
  const complaints: string[] = [];
  const isStaff = viewer === 'support' || viewer === 'analyst';
  const own = createOwnStreams(ME.id);
  const account: Account = {
    user: { ...ME, role: isStaff ? viewer : 'family' },
    get tier() {
      return subscriptionStatusSchema.parse(own.read('/api/subscription/status')).tier;
    },
    set tier(tier) {
      own.give(subscriptionDecider, { command: 'set-tier', tier });
      own.takeChanged();
    },
    get journey() {
      return journeySchema.parse(own.read('/api/journey'));
    },
    favorites: viewer === 'family' || viewer === 'plus' ? [favoriteOf(0)] : [],
    timeline: [registered],
    runs: [],
  };
  let position = 1;
  if (viewer === 'plus') account.tier = viewer;

  const routes = [...own.routes, ...routesOf(account)];
  const checks = routes.map(({ route, schema }) => ({ matches: matcherOf(route), schema }));
  const handled = routes.map(({ route, ...rest }) => ({ matches: matcherOf(route), ...rest }));

  const changed = (model: Model): void => {
    position += 1;
    wire.tell('projected', { model, position: String(position) });
  };

  const fallback: Handler = (call) => {
    for (const { matches, model, answer } of handled) {
      const params = matches(call);
      if (params === undefined) continue;
      try {
        const body = answer({ ...call, params });
        const isCommand = call.method !== 'GET';
        const models = [...(model === undefined ? [] : [model]), ...own.takeChanged()];
        if (isCommand) for (const each of models) setTimeout(changed, 0, each);
        const at = isCommand ? position + 1 : position;
        return { body, headers: models.length === 0 ? {} : { [POSITION_HEADER]: String(at) } };
      } catch (error) {
        if (error instanceof Refusal) return refusal(error.code, error.choices);
        throw error;
      }
    }
    complaints.push(`There is no ${call.method} ${call.path}.`);
    return refusal('NotFound');
  };

  /** An answer that the contract does not allow proves nothing about the page. */
  const check = (call: Call, { status = 200, body }: Reply): void => {
    if (status >= 300 || body === undefined || body instanceof Blob) return;
    const found = checks.find(({ matches }) => matches(call) !== undefined);
    const parsed = found?.schema && z.safeParse(found.schema, body);
    if (parsed?.success === false)
      complaints.push(`${call.method} ${call.path}: ${parsed.error.message}`);
  };

  const wire = createWire(fallback, check);
  return { wire, account, complaints, changed };
};

const routesOf = (account: Account): readonly Route[] => [
  ...accountRoutes(account),
  ...journeyRoutes(),
  ...directoryRoutes(account),
  ...favoritesRoutes(account),
  ...supportRoutes(account),
  ...reportRoutes(account),
  {
    route: 'GET /health',
    schema: healthSchema,
    answer: () => ({ status: 'ok', parts: [{ name: 'event-store', status: 'ok' }] }),
  },
];

const accountRoutes = (account: Account): readonly Route[] => {
  const signedIn = (call: Call) => {
    const { firstName, lastName, email } = fieldsOf(call.body);
    account.user = {
      ...account.user,
      ...(typeof firstName === 'string' && { firstName }),
      ...(typeof lastName === 'string' && { lastName }),
      ...(typeof email === 'string' && { email }),
    };
    return { token: 'token', user: account.user };
  };
  return [
    { route: 'GET /api/me', schema: userSchema, answer: () => account.user },
    { route: 'POST /api/register', schema: signedInSchema, answer: signedIn },
    { route: 'POST /api/login', schema: signedInSchema, answer: signedIn },
    { route: 'POST /api/logout', answer: none },
    {
      route: 'GET /api/session',
      schema: sessionTimeSchema,
      answer: () => ({ remainingSeconds: 1_800 }),
    },
    {
      route: 'POST /api/session/activity',
      schema: sessionTimeSchema,
      answer: () => ({ remainingSeconds: 1_800 }),
    },
    {
      route: 'GET /api/account/sessions',
      schema: z.array(sessionSchema),
      answer: () => [
        {
          id: 'b'.repeat(32),
          device: 'Chrome on Linux',
          isApi: false,
          signedInAt: '2026-11-20T10:00:00.000Z',
          lastUsedAt: '2026-11-21T10:00:00.000Z',
          isCurrent: true,
        },
      ],
    },
    {
      route: 'GET /api/account/staff-access',
      schema: z.array(staffAccessSchema),
      model: 'staff_access',
      answer: () => [],
    },
    { route: 'GET /api/account/export', schema: z.nullable(dataExportSchema), answer: () => null },
    {
      route: 'POST /api/account/email/confirmation',
      schema: userSchema,
      answer: ({ body }) => {
        if (textOf(body, 'code') !== MAILED_CODE) throw new Refusal('WrongCode');
        account.user = { ...account.user, isEmailConfirmed: true };
        return account.user;
      },
    },
    {
      route: 'PUT /api/account/name',
      schema: userSchema,
      answer: (call) => signedIn(call).user,
    },
  ];
};

const journeyRoutes = (): readonly Route[] => [
  { route: 'POST /api/journey/searches', answer: none },
  { route: 'POST /api/journey/prompts', answer: none },
  { route: 'POST /api/journey/resource-views', answer: none },
];

const directoryRoutes = (account: Account): readonly Route[] => {
  const searchIn = ({ query }: Call) => ({
    query,
    tier: account.tier,
    home: account.journey.onboarding?.location ?? null,
  });
  return [
    { route: 'GET /api/categories', schema: z.array(categorySchema), answer: () => categories },
    {
      route: 'GET /api/resources',
      schema: resourceListSchema,
      answer: (call) => findResources(searchIn(call)),
    },
    {
      route: 'GET /api/resources/filters',
      schema: filterChoicesSchema,
      answer: (call) => filterChoices(searchIn(call)),
    },
    {
      route: 'GET /api/resources/map',
      schema: mapSchema,
      answer: (call) => findOnMap(searchIn(call)),
    },
    {
      route: 'GET /api/resources/:id',
      schema: providerSchema,
      answer: ({ params }) => {
        const provider = providerOf(params['id'] ?? '');
        if (provider === undefined) throw new Refusal('UnknownResource');
        return provider;
      },
    },
    {
      route: 'POST /api/resources/:id/reports',
      model: 'listing_reports',
      answer: none,
    },
    {
      route: 'GET /api/listing-reports',
      schema: z.array(listingReportSchema),
      model: 'listing_reports',
      answer: () => [],
    },
  ];
};

const favoritesRoutes = (account: Account): readonly Route[] => {
  const change = (id: string | undefined, known: Partial<Favorite>): void => {
    account.favorites = account.favorites.map((favorite) =>
      favorite.id === id ? favoriteSchema.parse({ ...favorite, ...known }) : favorite,
    );
  };
  const model = 'favorites';
  return [
    {
      route: 'GET /api/favorites',
      schema: z.array(favoriteSchema),
      model,
      answer: () => account.favorites,
    },
    {
      route: 'POST /api/favorites',
      model,
      answer: ({ body }) => {
        if (account.tier === 'free' && account.favorites.length >= FREE_FAVORITES_LIMIT)
          throw new Refusal('FavoriteLimitReached');
        const id = textOf(body, 'resourceId');
        const place = LISTINGS.findIndex((listing) => listing.id === id);
        if (place === -1) throw new Refusal('UnknownResource');
        if (account.favorites.every((favorite) => favorite.id !== id))
          account.favorites = [favoriteOf(place), ...account.favorites];
      },
    },
    {
      route: 'DELETE /api/favorites/:id',
      model,
      answer: ({ params }) => {
        account.favorites = account.favorites.filter(({ id }) => id !== params['id']);
      },
    },
    {
      route: 'PUT /api/favorites/:id/note',
      model,
      answer: ({ params, body }) => change(params['id'], { note: textOf(body, 'note') || null }),
    },
    {
      route: 'PUT /api/favorites/:id/status',
      model,
      answer: ({ params, body }) => {
        const status = favoriteSchema.shape.status.parse(fieldsOf(body)['status']);
        change(params['id'], { status });
      },
    },
    {
      route: 'PUT /api/favorites/:id/position',
      model,
      answer: ({ params, body }) => {
        const moved = account.favorites.filter(({ id }) => id === params['id']);
        const others = account.favorites.filter(({ id }) => id !== params['id']);
        const before = fieldsOf(body)['before'];
        const place = others.findIndex(({ id }) => id === before);
        account.favorites = others.toSpliced(place === -1 ? others.length : place, 0, ...moved);
      },
    },
  ];
};

/** How many entries a page of a timeline holds. */
const ENTRIES_PER_PAGE = 50;

const GRANT_MS = 15 * 60_000;

const supportRoutes = (account: Account): readonly Route[] => {
  const family = '/api/staff/families/:userId';
  const model = 'timeline';
  const known = ({ params }: Call): void => {
    if (params['userId'] !== FOUND.userId) throw new Refusal('UnknownFamily');
  };
  return [
    {
      route: 'POST /api/staff/families/find',
      schema: foundFamiliesSchema,
      answer: () => ({ families: [FOUND] }),
    },
    { route: `POST ${family}/view`, answer: known },
    {
      route: `GET ${family}`,
      schema: watchedFamilySchema,
      model,
      answer: () => ({
        ...FOUND,
        tier: account.tier,
        grantUntil: new Date(Date.now() + GRANT_MS + 1_000).toISOString(),
      }),
    },
    {
      route: `GET ${family}/timeline`,
      schema: timelinePageSchema,
      model,
      answer: ({ query }) => {
        const asked = (name: string): string => query.get(name) ?? '';
        const found = account.timeline.filter(
          ({ context, sentence, at }) =>
            (asked('context') === '' || asked('context') === context) &&
            sentence.toLowerCase().includes(asked('search').toLowerCase()) &&
            (asked('day') === '' || localDayOf(at, Number(asked('offset'))) <= asked('day')),
        );
        const first = Number(query.get('before') ?? 0);
        const end = first + ENTRIES_PER_PAGE;
        return {
          entries: found.slice(first, end),
          before: found.length > end ? String(end) : null,
          contexts: [...new Set(account.timeline.map(({ context }) => context))],
          streams: STREAMS,
          newest: 'newest',
        };
      },
    },
    {
      route: `GET ${family}/events/:eventId`,
      schema: rawEventSchema,
      model,
      answer: ({ params }) => {
        const entry = account.timeline.find(({ id }) => id === params['eventId']);
        if (entry === undefined) throw new Refusal('NotFound');
        return rawOf(entry);
      },
    },
    {
      route: `POST ${family}/notes`,
      model,
      answer: () => {
        account.timeline = [noteAdded, ...account.timeline];
      },
    },
  ];
};

/** The day at a place whose clock is so many minutes behind UTC. */
const localDayOf = (at: string, offset: number): string =>
  new Date(Date.parse(at) - offset * 60_000).toISOString().slice(0, 10);

const reportRoutes = (account: Account): readonly Route[] => [
  { route: 'GET /api/staff/reports', schema: z.array(reportSchema), answer: () => reports },
  {
    route: 'GET /api/staff/reports/runs',
    schema: z.array(runSchema),
    answer: () => account.runs.map((run) => ({ ...run, table: null })),
  },
  {
    route: 'GET /api/staff/reports/runs/:runId',
    schema: runSchema,
    answer: ({ params }) => {
      const run = account.runs.find(({ runId }) => runId === params['runId']);
      if (run === undefined) throw new Refusal('UnknownReport');
      return run;
    },
  },
  {
    route: 'POST /api/staff/reports/runs',
    answer: ({ body }) => {
      const runId = String(account.runs.length + 1).padStart(32, '0');
      const { state, asOf, groupBy } = fieldsOf(body);
      const run = runOf(runId, {
        report: textOf(body, 'report'),
        from: textOf(body, 'from'),
        to: textOf(body, 'to'),
        ...(typeof state === 'string' && { state }),
        ...(typeof asOf === 'string' && { asOf }),
        ...(typeof groupBy === 'string' && { groupBy }),
      });
      account.runs = [run, ...account.runs];
      return { runId };
    },
  },
];
