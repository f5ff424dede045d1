import { randomUUID } from 'node:crypto';
import { signedInSchema, type User } from '@hearthway/domain/session/session.contract.ts';
import type { Answer, Call, Credentials, TestApi } from '../command-api.fixture.ts';
import { type MailOfKind, mailSchema } from '../mail/mail-kinds.ts';
import { purposeOf } from '../mail/mails.ts';
import { CONSENT } from './consent.fixture.ts';

export const accountCalls = (api: () => TestApi) => {
  const post = (url: string, call: Omit<Call, 'method' | 'url'>): Promise<Answer> =>
    api().send({ method: 'POST', url, ...call });

  return {
    register: (body: unknown, options: Pick<Call, 'headers'> = {}) =>
      post('/api/register', { body, ...options }),

    login: (
      { email, password }: { readonly email: string; readonly password: string },
      options: Pick<Call, 'headers' | 'app'> = {},
    ) => post('/api/login', { body: { email, password }, ...options }),

    logout: (as?: Credentials) => post('/api/logout', { as }),

    isSignedIn: async (as: Credentials): Promise<boolean> =>
      (await api().send({ method: 'DELETE', url: '/api/favorites/none', as })).status === 204,

    typesOf: (userId: string) =>
      api()
        .stored(`account-${userId}`)
        .map(({ type }) => type),

    /** Returns the mails queued for an address, oldest first. */
    mailsTo: async (email: string): Promise<MailOfKind[]> => {
      const { database, privacy } = api().dependencies;
      const emailKey = await privacy.emailKeyOf(email);
      const rows = await database.selectFrom('mails').selectAll().orderBy('created_at').execute();
      const mails: MailOfKind[] = [];
      for (const { kind, email_key, details } of rows) {
        const opened = await privacy.openForSystem(purposeOf(kind), details ?? Buffer.alloc(0));
        const mail = mailSchema.parse({ kind, details: JSON.parse(opened.toString()) });
        const address = 'address' in mail.details ? mail.details.address : undefined;
        if (address === email || (address === undefined && email_key === emailKey))
          mails.push(mail);
      }
      return mails;
    },

    accountOf: async (email: string) => {
      const { database, privacy } = api().dependencies;
      const rows = await database
        .selectFrom('accounts')
        .selectAll()
        .where('email_key', '=', await privacy.emailKeyOf(email))
        .execute();
      const [account] = await privacy.openTexts('accounts', rows);
      return account;
    },
  };
};

export const newDetails = () => ({
  email: `Ana.${randomUUID()}@Example.org`,
  password: 'a long password',
  confirmPassword: 'a long password',
  firstName: 'Ana',
  lastName: 'Lima',
  ...CONSENT,
});

/** Returns a cookie that was set, as the browser sends it back; undefined if it was not set. */
export const cookieIn = ({ setCookie }: Answer, name: string): string | undefined =>
  new RegExp(`${name}=[^;]+`).exec(setCookie ?? '')?.[0];

/** Returns the code of the last mail that has one. */
export const codeIn = (mails: readonly MailOfKind[]): string => {
  const codes = mails.flatMap(({ details }) =>
    'code' in details && details.code !== null ? [details.code] : [],
  );
  const code = codes.at(-1);
  if (code === undefined) throw new Error('No code was mailed.');
  return code;
};

/** Returns the link secret of the last mail that has one. */
export const linkIn = (mails: readonly MailOfKind[]): string => {
  const links = mails.flatMap(({ details }) =>
    'link' in details && details.link !== undefined ? [details.link] : [],
  );
  const link = links.at(-1);
  if (link === undefined) throw new Error('No link was mailed.');
  return link;
};

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

export const tokenIn = (body: unknown): string => signedInSchema.parse(body).token;

export const userIn = (body: unknown): User => signedInSchema.parse(body).user;
