import { randomUUID } from 'node:crypto';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { accountCalls, newDetails } from './account.fixture.ts';

let api: TestApi;
let app: HttpServer;
const { register } = accountCalls(() => api);
const queries: string[] = [];
let answered: readonly string[] = [];
/** Resolves when the server has finished the request, including writes after the answer. */
let isOver = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi();
  const executor = api.database.getExecutor();
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(executor.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  app = api.over(api.database.withPlugin(listener));
  app.addHook('onSend', async () => {
    answered = [...queries];
  });
  app.addHook('onResponse', async () => isOver.resolve());
});

afterAll(() => api.stop());

const person = { ...newDetails(), firstName: 'Katherine', lastName: 'Johnson' };

/** SQL sent before the answer, without its values. */
const queriesOf = async (url: string, body: object): Promise<readonly string[]> => {
  queries.length = 0;
  isOver = Promise.withResolvers();
  await api.send({ method: 'POST', url, body, app });
  await isOver.promise;
  return answered;
};

/**
 * Durations of answers must not reveal which e-mails have an account. They are equal when the work
 * is: the same queries here, and the same hashing in `password.test.ts`.
 */
test.for([
  {
    url: '/api/login',
    known: { email: person.email, password: 'a wrong password' },
    unknown: () => ({ email: `${randomUUID()}@example.org`, password: 'a wrong password' }),
  },
  {
    url: '/api/forgot-password',
    known: { email: person.email },
    unknown: () => ({ email: `${randomUUID()}@example.org` }),
  },
  {
    url: '/api/forgot-username',
    known: { firstName: person.firstName, lastName: person.lastName },
    unknown: () => ({ firstName: randomUUID(), lastName: 'Lima' }),
  },
  {
    url: '/api/reset-password',
    known: {
      email: person.email,
      token: '123456',
      password: 'a new one',
      confirmPassword: 'a new one',
    },
    unknown: () => ({
      email: `${randomUUID()}@example.org`,
      token: '123456',
      password: 'a new one',
      confirmPassword: 'a new one',
    }),
  },
])(
  'the database has the same to do whether or not there is such an account: $url',
  async ({ url, known, unknown }) => {
    await register(person);
    // Creates the shared keys first.
    await queriesOf(url, unknown());
    const queriesForKnown = await queriesOf(url, known);
    expect(queriesForKnown.length).toBeGreaterThan(0);
    expect(await queriesOf(url, unknown())).toEqual(queriesForKnown);
  },
);
