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
    signUpAs,

    hire: async (): Promise<Person> => {
      const person = await signUpAs({ firstName: 'Sam', lastName: 'Porter' });
      await api()
        .database.updateTable('accounts')
        .set({ role: 'support' })
        .where('user_id', '=', person.userId)
        .execute();
      return person;
    },

    /** Sends a support command on a family, with a new key by default. */
    about: (
      { userId }: { readonly userId: string },
      what: 'view' | 'reveal' | 'notes' | 'end-sessions' | 'mails' | 'gifts' | 'sync-plan',
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
