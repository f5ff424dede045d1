import { randomUUID } from 'node:crypto';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import {
  moduleCardsSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  MIN_POSITION_HEADER,
  POSITION_HEADER,
  STALE_HEADER,
} from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { paymentPageSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { z } from 'zod';
import { wait } from '../../adapters/process/wait.ts';
import { newCard } from '../../embedded/payments/new-card.fixture.ts';
import type { Stopwatch } from './waits.fixture.ts';

/** Limits the retries of a request. */
const RETRY_FOR_MS = 30_000;
const RETRY_DELAY_MS = 50;

/** Fewer than the free plan holds. */
const LISTINGS = 8;
/** As many as the achievement of explorers asks for. */
const EXPLORED = 5;
/** A checkout whose payment was sent again after its answer was lost. */
const ALREADY_PAID = 400;
/** A free account is shown a few listings for each. */
const PLACES = ['27701', '10001', '60601', '94103', '77002'];

/** A family over HTTP, which sends one command after the other. */
export interface Family {
  readonly userId: string;
  /** Token of its session. */
  readonly token: string;
  /**
   * Sends the next command. Resolves once it is acknowledged, however often it had to be sent, with
   * its position.
   */
  readonly act: () => Promise<string>;
  /** Favorites according to acknowledged commands, oldest first. */
  readonly kept: () => readonly string[];
  /** Number of acknowledged commands; each of them changed something. */
  readonly acknowledged: () => number;
  /** Does all that two achievements ask for: views five providers, and finishes the tour. */
  readonly achieve: () => Promise<void>;
  /** Reads a lesson: answers its questions one by one, and completes it. Resolves with the questions. */
  readonly learn: () => Promise<Learned>;
  /** Opens a checkout and pays it. Its webhooks are on their way then. */
  readonly subscribe: () => Promise<void>;
  /** Reads the favorites as a page does that has no command of its own under way. */
  readonly read: () => Promise<void>;
  /** Reads the favorites that the family currently sees. */
  readonly look: () => Promise<readonly string[]>;
}

export interface Learned {
  readonly moduleId: string;
  readonly questionIds: readonly string[];
}

export const signUp = async (
  url: string,
  name: string,
  { measure, answered, refused }: Stopwatch,
): Promise<Family> => {
  const send: Send = (path, request, isGood) =>
    retryUntil(`${url}${path}`, { request, answered, refused, isGood });
  const password = randomUUID();
  const registered = await send('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
    body: JSON.stringify({
      firstName: name,
      lastName: 'Fault',
      email: `${randomUUID()}@example.org`,
      password,
      confirmPassword: password,
    }),
  });
  const { token, user } = signedInSchema.parse(await registered.json());
  const headers = { authorization: `Bearer ${token}` };
  const listings = await findListings(send, headers);

  const kept = new Set<string>();
  let acknowledged = 0;
  let position = '0';

  const post = (path: string, body: unknown): Promise<Response> =>
    send(path, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
      },
      body: JSON.stringify(body),
    });
  const favorite = (resourceId: string): Promise<Response> =>
    post('/api/favorites', { resourceId });
  const unfavorite = (resourceId: string): Promise<Response> =>
    send(`/api/favorites/${encodeURIComponent(resourceId)}`, {
      method: 'DELETE',
      headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
    });

  return {
    userId: user.id,
    token,
    act: async () => {
      // Favorites all in turn, then unfavorites all in turn.
      const resourceId = listings[acknowledged % listings.length];
      if (resourceId === undefined) throw new Error('The directory shows nothing.');
      const change = kept.has(resourceId) ? unfavorite : favorite;
      const response = await measure('write', () => change(resourceId));
      if (!kept.delete(resourceId)) kept.add(resourceId);
      acknowledged += 1;
      position = response.headers.get(POSITION_HEADER) ?? position;
      return position;
    },
    achieve: async () => {
      await post('/api/journey/tour', { outcome: 'completed' });
      for (const resourceId of listings.slice(0, EXPLORED))
        await post('/api/journey/resource-views', { resourceId });
    },
    learn: async () => {
      const [card] = moduleCardsSchema.parse(await (await send('/api/learning/cards', {})).json());
      if (card === undefined) throw new Error('There is no lesson.');
      const { id: moduleId } = card;
      const response = await send(`/api/learning/questions/${moduleId}`, {});
      const questionIds = questionsSchema.parse(await response.json()).map(({ id }) => id);
      const path = `/api/learning/modules/${moduleId}`;
      await post(`${path}/start`, {});
      for (const questionId of questionIds)
        await post(`${path}/answers`, { attempt: 1, questionId, answer: 0 });
      await post(`${path}/complete`, { attempt: 1, answers: {} });
      return { moduleId, questionIds };
    },
    subscribe: async () => {
      // The payment provider may be away: a family waits for it, and for nothing else.
      const request = (path: string, body: string, more: Readonly<Record<string, string>>) =>
        retryUntil(`${url}${path}`, {
          request: { method: 'POST', body, headers: more },
          answered: () => {},
          refused: () => {},
          isGood: undefined,
          isDone: ({ status }) => status === ALREADY_PAID,
        });
      const checkout = await request(
        '/api/subscription/create-session',
        JSON.stringify({ planId: 'plus' }),
        {
          ...headers,
          'content-type': 'application/json',
          [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
        },
      );
      const page = paymentPageSchema.parse(await checkout.json());
      const session = new URL(page.url).pathname.split('/').at(-1) ?? '';
      const form = new URLSearchParams({ session, card: newCard() });
      await request('/dev/payments/pay', form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    },
    read: async () => {
      await measure('read', () => send('/api/favorites', { headers }));
    },
    kept: () => [...kept],
    acknowledged: () => acknowledged,
    look: async () => {
      const response = await send(
        '/api/favorites',
        { headers: { ...headers, [MIN_POSITION_HEADER]: position } },
        (answer) => answer.headers.get(STALE_HEADER) !== 'true',
      );
      const favorites = z.array(favoriteSchema).parse(await response.json());
      return favorites.map(({ id }) => id).reverse();
    },
  };
};

const findListings = async (
  send: Send,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const found = await Promise.all(
    PLACES.map(async (place) => {
      const response = await send(`/api/resources?location=${place}`, { headers });
      return resourceListSchema.parse(await response.json()).resources.map(({ id }) => id);
    }),
  );
  return [...new Set(found.flat())].slice(0, LISTINGS);
};

type Send = (
  path: string,
  request: RequestInit,
  isGood?: (response: Response) => boolean,
) => Promise<Response>;

interface Sending extends Pick<Stopwatch, 'answered' | 'refused'> {
  readonly request: RequestInit;
  readonly isGood: ((response: Response) => boolean) | undefined;
  /** A refusal that says that it was done before. */
  readonly isDone?: (response: Response) => boolean;
}

/**
 * Sends a request until a service answers it. Only what says "try again" is tried again: any other
 * refusal is a fault.
 */
const retryUntil = async (
  url: string,
  { request, answered, refused, isGood = () => true, isDone = () => false }: Sending,
): Promise<Response> => {
  const signal = AbortSignal.timeout(RETRY_FOR_MS);
  let last = 'nothing';
  while (!signal.aborted) {
    const sentAt = performance.now();
    const response = await fetch(url, request).catch((error: unknown) => {
      last = String(error);
    });
    answered(performance.now() - sentAt);
    if (response?.ok && isGood(response)) return response;
    if (response !== undefined && isDone(response)) return response;
    if (response !== undefined) {
      last = `${response.status} ${await response.text()}`;
      if (!response.ok && response.status !== 503)
        throw new Error(`${request.method ?? 'GET'} ${new URL(url).pathname} was answered ${last}`);
    }
    if (!response?.ok) refused(last);
    await wait(RETRY_DELAY_MS, signal);
  }
  throw new Error(`${new URL(url).pathname} has been answered ${last} for ${RETRY_FOR_MS} ms.`);
};
