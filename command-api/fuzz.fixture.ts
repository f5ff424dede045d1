import { chatDecider } from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import { GUIDES } from '@hearthway/domain/content/guide.constants.ts';
import { LEXICON_VERSION } from '@hearthway/domain/crisis/lexicon-version.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { FREQUENT_QUESTIONS } from '@hearthway/domain/help/help.constants.ts';
import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { SESSION_COOKIE } from '@hearthway/infra/adapters/sessions/credentials.ts';
import { createSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { fuzzRoutes } from '@hearthway/infra/verification/fuzz/fuzz-routes.fixture.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from './command-api.fixture.ts';
import { LESSON } from './learning/lesson.fixture.ts';
import { startProvider } from './subscription-payments/provider.fixture.ts';
import { keepThreads } from './support/threads.fixture.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
}

const SESSIONS_PER_FAMILY = 8;

/** Sends random requests, which must leave every family within its limits. */
export const fuzzCommandApi = async (options: FuzzOptions): Promise<void> => {
  const provider = await startProvider();
  const api = await startTestApi(provider);
  const families: Family[] = [];
  const staff = new Map<Role, string>();
  let signIns = 0;
  const personOf = async (role: Role): Promise<string> => {
    if (role === 'family') {
      if (signIns++ % SESSIONS_PER_FAMILY === 0) families.unshift(await startFamily(api));
      return families[0]?.userId ?? '';
    }
    const userId = staff.get(role) ?? (await startStaff(api, role));
    staff.set(role, userId);
    return userId;
  };
  const signIn = async (role: Role) => {
    const userId = await personOf(role);
    const isBrowser = signIns % 2 === 0;
    const { token, cookie } = await createSession(
      { database: api.database, now: api.now() },
      { userId, isBrowser, device: null },
    );
    return {
      authorization: `Bearer ${token}`,
      ...(cookie !== undefined && { cookie: `${SESSION_COOKIE}=${cookie}` }),
    };
  };
  try {
    await addWatched(api);
    for (const threadId of THREADS) await addThread(api, threadId);
    await fuzzRoutes(api.app, { ...options, vocabulary: VOCABULARY, signIn });
    for (const { userId } of families) expectEachToCount(api.stored(`favorites-${userId}`));
  } finally {
    await api.stop();
    await provider.stop();
  }
};

/** Signs up a family with a few favorites and messages to the assistant for commands to work on. */
const startFamily = async (api: TestApi): Promise<Family> => {
  const family = await api.signUp();
  for (const resourceId of PROVIDERS.slice(0, FREE_FAVORITES_LIMIT / 2))
    await api.send({ method: 'POST', url: '/api/favorites', body: { resourceId }, as: family });
  for (const chatMessageId of CHAT_MESSAGES) await addChatMessage(api, family, chatMessageId);
  return family;
};

const addChatMessage = async (
  { dependencies, now }: TestApi,
  { userId }: Family,
  chatMessageId: string,
): Promise<void> => {
  const id = chatStreamIdOf(userId, chatMessageId);
  const context = {
    userId,
    actor: userId,
    sessionId: null,
    state: null,
    correlationId: chatMessageId,
    now: now(),
    idempotency: undefined,
  };
  const text = 'Who pays for speech therapy?';
  const sentences = [{ text: 'Ask your plan first.', sources: [] }];
  const answer = { outcome: 'answered', tier: null, sentences, sources: [] } as const;
  await dependencies.handle(chatDecider, {
    id,
    command: { command: 'send', chatMessageId, text, language: 'en', crisis: null },
    context,
  });
  await dependencies.handle(chatDecider, {
    id,
    command: { command: 'answer', chatMessageId, answer, topic: 'insurance', model: 'embedded' },
    context,
  });
};

/**
 * Inserts a family that support finds directly into the database, as if the service had not been called yet.
 */
const addWatched = async ({ database }: TestApi): Promise<void> => {
  await sql`
    insert into accounts
      (user_id, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
    values (${WATCHED}, 'w@example.org', 'w', 'Wanda', 'Ames', 'none', now(), now())
  `.execute(database);
};

const addThread = async (api: TestApi, threadId: string): Promise<void> => {
  const now = api.now();
  const of = { userId: WATCHED, actor: WATCHED, sessionId: null, state: null };
  await api.dependencies.handle(threadDecider, {
    id: threadId,
    command: {
      command: 'open',
      threadId,
      messageId: threadId,
      topic: 'insurance',
      priority: 'normal',
      hasPrioritySupport: false,
      language: 'en',
      sender: 'family',
      channel: 'form',
      name: 'Wanda Ames',
      email: 'w@example.org',
      phone: null,
      subject: 'A letter from our insurer',
      text: 'They ask for a form that we do not know.',
      crisis: null,
      lexiconVersion: LEXICON_VERSION,
    },
    context: { ...of, correlationId: threadId, now, idempotency: undefined },
  });
  const thread = { threadId, userId: WATCHED, urgency: '3', waitsSince: now } as const;
  await keepThreads(api, [{ ...thread, status: 'waiting' }]);
};

const startStaff = async (api: TestApi, role: Role): Promise<string> => {
  const { userId } = await api.signUp();
  await api.database.updateTable('accounts').set({ role }).where('user_id', '=', userId).execute();
  return userId;
};

const WATCHED = 'a'.repeat(32);

const THREADS = ['b'.repeat(32), 'c'.repeat(32)];

const CHAT_MESSAGES = ['d'.repeat(32), 'e'.repeat(32)];

const PASSWORDS = ['a long password', 'another long password'];

const PROVIDERS = Array.from({ length: 20 }, (_, index) => `provider-${index}`);

const DAYS = ['2024-02-29', '2025-11-03', '2026-01-05', '2027-03-01'];

const LOCAL_TIMES = ['2026-03-08T02:30', '2026-03-08T03:00'];

const VOCABULARY = {
  email: ['ana', 'bea', 'cleo', 'dora', 'eve'].map((name) => `${name}@example.org`),
  password: PASSWORDS,
  currentPassword: PASSWORDS,
  resourceId: PROVIDERS,
  before: PROVIDERS,
  userId: [WATCHED],
  id: [LESSON.id],
  moduleId: [LESSON.id],
  questionId: Object.keys(LESSON.rightAnswers),
  sectionId: Object.keys(LESSON.texts.en.sections),
  insuranceProvider: INSURERS,
  insurer: INSURERS,
  state: ['NC', 'TX', 'ZZ', ''],
  zipCode: ['27701', '78701', '00000', ''],
  zip: ['27701', '27701-1234', ''],
  phone: ['919-555-0100', '(919) 555-0199', ''],
  website: ['www.example.org', ''],
  letterOn: DAYS,
  changesOn: DAYS,
  letterSays: DAYS,
  sentOn: DAYS,
  decidedOn: DAYS,
  day: DAYS,
  firstDay: DAYS,
  lastDay: DAYS,
  until: DAYS,
  startsAt: LOCAL_TIMES,
  endsAt: LOCAL_TIMES,
  name: ['Ana Lima', '<b>Cleo</b>'],
  subject: ['A letter from our insurer', '{{subject}}'],
  message: ['They ask for a form that we do not know.', 'I want to die, and nobody helps.'],
  into: THREADS,
  threadId: THREADS,
  chatMessageId: CHAT_MESSAGES,
  chatMessageIds: CHAT_MESSAGES,
  answerId: FREQUENT_QUESTIONS,
  guideId: GUIDES,
  language: CONTENT_LANGUAGES,
  timeZone: ['America/New_York', 'America/Chicago', 'Pacific/Honolulu', 'UTC'],
};

const resourceSchema = z.object({ resourceId: z.string() });

/** Expects that each favorites event changes something, and that the limit was never exceeded. */
const expectEachToCount = (events: ReturnType<TestApi['stored']>): void => {
  const favorites = new Set<string>();
  for (const { type, data } of events) {
    const { resourceId } = resourceSchema.parse(data);
    expect(favorites.has(resourceId)).toBe(type !== 'ResourceFavorited');
    if (type === 'ResourceFavorited') favorites.add(resourceId);
    if (type === 'ResourceUnfavorited') favorites.delete(resourceId);
    expect(favorites.size).toBeLessThanOrEqual(FREE_FAVORITES_LIMIT);
  }
};
