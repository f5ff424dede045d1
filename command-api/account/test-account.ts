import { randomUUID } from 'node:crypto';
import { signedInSchema, type User } from '@hearthway/domain/account/account.contract.ts';
import type { Answer, Call, Credentials, TestApi } from '../test-api.ts';

/** What tests do with accounts. */
export const accountCalls = (api: () => TestApi) => {
  const post = (url: string, call: Omit<Call, 'method' | 'url'>): Promise<Answer> =>
    api().send({ method: 'POST', url, ...call });

  return {
    register: (body: unknown, options: Pick<Call, 'headers'> = {}) =>
      post('/api/register', { body, ...options }),

    login: ({ email, password }: { readonly email: string; readonly password: string }) =>
      post('/api/login', { body: { email, password } }),

    logout: (as?: Credentials) => post('/api/logout', { as }),

    /** Whether these credentials are a session. */
    isSignedIn: async (as: Credentials): Promise<boolean> =>
      (await api().send({ method: 'DELETE', url: '/api/favorites/none', as })).status === 204,

    /** Of the events of an account, in order. */
    typesOf: (userId: string) =>
      api()
        .stored(`account-${userId}`)
        .map(({ type }) => type),

    /** Its row, if there is one. */
    accountOf: (email: string) =>
      api()
        .database.selectFrom('accounts')
        .selectAll()
        .where('email_key', '=', email.toLowerCase())
        .executeTakeFirst(),
  };
};

/** Of somebody who has no account yet. */
export const newDetails = () => ({
  email: `Ana.${randomUUID()}@Example.org`,
  password: 'a long password',
  confirmPassword: 'a long password',
  firstName: 'Ana',
  lastName: 'Lima',
});

export const tokenIn = (body: unknown): string => signedInSchema.parse(body).token;

export const userIn = (body: unknown): User => signedInSchema.parse(body).user;
