import { randomUUID } from 'node:crypto';
import { newDetails, tokenIn, userIn } from '../account/account.fixture.ts';
import type { Answer, Call, Credentials, TestApi } from '../command-api.fixture.ts';

interface Person extends Credentials {
  readonly userId: string;
  readonly email: string;
}

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** What tests do with support staff. */
export const supportCalls = (api: () => TestApi) => {
  const signUpAs = async (names: Names): Promise<Person> => {
    const { body } = await api().send({
      method: 'POST',
      url: '/api/register',
      body: { ...newDetails(), ...names },
    });
    const { id, email } = userIn(body);
    return { userId: id, email, token: tokenIn(body) };
  };

  return {
    /** A family of this name. */
    signUpAs,

    /** Somebody new of the support staff. */
    hire: async (): Promise<Person> => {
      const person = await signUpAs({ firstName: 'Sam', lastName: 'Porter' });
      await api()
        .database.updateTable('accounts')
        .set({ role: 'support' })
        .where('user_id', '=', person.userId)
        .execute();
      return person;
    },

    /** Gives a command about a family. Without a key, it comes with one of its own. */
    about: (
      { userId }: { readonly userId: string },
      what: 'view' | 'reveal' | 'notes' | 'end-sessions' | 'mails',
      {
        key = randomUUID(),
        ...call
      }: Pick<Call, 'as' | 'body' | 'app'> & { readonly key?: string },
    ): Promise<Answer> =>
      api().send({
        method: 'POST',
        url: `/api/staff/families/${userId}/${what}`,
        headers: { 'idempotency-key': key },
        ...call,
      }),

    find: (body: unknown, call: Pick<Call, 'as' | 'app'>): Promise<Answer> =>
      api().send({ method: 'POST', url: '/api/staff/families/find', body, ...call }),
  };
};
