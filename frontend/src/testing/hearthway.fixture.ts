import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import { journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { type User, userSchema } from '@hearthway/domain/session/session.contract.ts';
import { subscriptionStatusSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import * as z from 'zod/mini';
import { declaredError, favoriteOf, Refusal } from './directory.fixture.ts';
import { COLLEAGUE, inbox, threadOf } from './inbox.fixture.ts';
import { createOwnStreams } from './own-streams.fixture.ts';
import type { Account, Route, RoutesOf } from './route.fixture.ts';
import { registered } from './staff.fixture.ts';
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

/** A refusal of the API. The interface has words of its own for each code. */
export const refusal = (code: ErrorCode, choices?: readonly string[]): Reply => {
  const { status, message } = declaredError(code);
  return { status, body: { code, message, ...(choices && { choices }) } };
};

const files = import.meta.glob<{ readonly routes: RoutesOf }>('../features/*/*.routes.fixture.ts', {
  eager: true,
});

const health: Route = {
  route: 'GET /health',
  schema: healthSchema,
  answer: () => ({ status: 'ok', parts: [{ name: 'event-store', status: 'ok' }] }),
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
      own.dispatch(subscriptionDecider, { command: 'set-tier', tier });
      own.takeChanged();
    },
    get journey() {
      return journeySchema.parse(own.read('/api/journey'));
    },
    answer: (answers) => {
      own.dispatch(journeyDecider, { command: 'complete-onboarding', ...answers, now: new Date() });
      own.takeChanged();
    },
    favorites: viewer === 'family' || viewer === 'plus' ? [favoriteOf(0)] : [],
    learning: [],
    practice: [],
    timeline: [registered],
    inbox: inbox(),
    alerts: [],
    onDuty: [{ staffId: COLLEAGUE.staffId, name: COLLEAGUE.name, isOnDuty: true }],
    thread: threadOf(),
    runs: [],
    schedules: [],
  };
  let position = 1;
  if (viewer === 'plus') account.tier = viewer;

  const special = Object.values(files).flatMap(({ routes }) => routes(account));
  // A special one stands in for a read whose commands no manifest declares.
  const routes = [...special, ...own.routes, health];
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
    if (status >= 300 || body === undefined) return;
    if (body instanceof Blob || body instanceof ReadableStream) return;
    const found = checks.find(({ matches }) => matches(call) !== undefined);
    const parsed = found?.schema && z.safeParse(found.schema, body);
    if (parsed?.success === false)
      complaints.push(`${call.method} ${call.path}: ${parsed.error.message}`);
  };

  const wire = createWire(fallback, check);
  return { wire, account, complaints, changed };
};
