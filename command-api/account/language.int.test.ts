import { WEEK_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import type { Mail } from '@hearthway/infra/adapters/mail/mail.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import { accountCalls, newDetails, tokenIn, userIn } from './account.fixture.ts';
import { eraseAccountsJob } from './erase-accounts.job.ts';
import { exportCalls } from './export.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const { register, login, accountOf } = accountCalls(() => api);
const { build, open } = exportCalls(() => api);

const CHOSE_SPANISH = { ...FROM_OUR_PAGE, cookie: `${LANGUAGE_COOKIE}=es` };
const SPEAKS_SPANISH = { ...FROM_OUR_PAGE, 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };

/** Signs up an account with a browser session and an API session. */
const signUp = async (headers: Readonly<Record<string, string>>) => {
  const details = newDetails();
  const { body } = await register(details, { headers });
  const as = { token: tokenIn((await login(details)).body) };
  return { ...details, userId: userIn(body).id, as };
};

/** Sends the mails queued for an address, and returns them. */
const sentTo = async (email: string): Promise<readonly Mail[]> => {
  const sent: Mail[] = [];
  const job = sendMailsJob({
    ...api.dependencies,
    mailer: {
      ...api.dependencies.mailer,
      send: async (mail) => {
        sent.push(mail);
      },
    },
  });
  while ((await job.run(new AbortController().signal)).isMore);
  return sent.filter(({ to }) => to === email);
};

const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await sentTo(email)).map(({ subject }) => subject);

/** The code that waited for an address, and is sent now with this subject. */
const codeTo = async (email: string, subject: string): Promise<string | undefined> => {
  const mail = (await sentTo(email)).find((each) => each.subject === subject);
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
};

test.each([
  ['chose Spanish', CHOSE_SPANISH],
  ['has a browser that speaks Spanish', SPEAKS_SPANISH],
])('a user who %s is welcomed in Spanish', async (_, headers) => {
  const { email } = await signUp(headers);
  const [mail] = await sentTo(email);
  expect(mail?.subject).toBe('Le damos la bienvenida a Hearthway: confirme su correo electrónico');
  expect(mail?.text).toContain('escriba este código en su cuenta');
  expect(mail?.html).toContain('<html lang="es">');
});

test.each([
  ['chose English', { ...SPEAKS_SPANISH, cookie: `${LANGUAGE_COOKIE}=en` }],
  ['speaks none of ours', { ...FROM_OUR_PAGE, 'accept-language': 'fr' }],
  ['is a program', { 'accept-language': 'es' }],
])('a user who %s is welcomed in English', async (_, headers) => {
  const { email } = await signUp(headers);
  expect(await subjectsTo(email)).toEqual([expect.stringMatching(/^Welcome to Hearthway/)]);
});

test('an account from before this was kept is written to in English', async () => {
  const { rows } = await sql<{ value: string }>`
    select column_default as value from information_schema.columns
    where table_name = 'accounts' and column_name = 'language'
  `.execute(api.database);
  expect(rows[0]?.value).toContain("'en'");
});

test('changing the language changes that of mails, also of mails sent by jobs', async () => {
  const { email, userId, as, password } = await signUp(FROM_OUR_PAGE);
  const activity = { method: 'POST', url: '/api/session/activity', as };
  await api.send({ ...activity, headers: CHOSE_SPANISH });
  await api.send({ method: 'POST', url: '/api/account/export', as });
  await build();
  expect(await subjectsTo(email)).toContain('La copia de sus datos está lista');
  const { html, data, others } = await open({ userId });
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<dt>Idioma de los correos que le enviamos</dt><dd>español</dd>');
  expect(html).toContain('<h3>enero de 2026</h3>');
  expect(data.events[0]?.sentence).toBe('Creó una cuenta');
  expect(others['README.txt']).toContain('Sus datos en Hearthway');

  await api.send({ method: 'POST', url: '/api/account/deletion', as, body: { password } });
  expect(await subjectsTo(email)).toContain('Su cuenta se eliminará el 9 de enero de 2026');
  api.passTime(WEEK_MS);
  await eraseAccountsJob(api.dependencies).run(new AbortController().signal);
  expect(await subjectsTo(email)).toContain('Se eliminó su cuenta');
});

test('the request itself says in which language its mail is', async () => {
  const { email, as, password } = await signUp(FROM_OUR_PAGE);
  await api.send({
    method: 'PUT',
    url: '/api/account/password',
    as,
    headers: CHOSE_SPANISH,
    body: {
      currentPassword: password,
      password: 'another password',
      confirmPassword: 'another password',
    },
  });
  expect(await subjectsTo(email)).toContain('Se cambió su contraseña');
});

test('a signed-out request is answered by a mail in the language of its page', async () => {
  const { email } = await signUp(FROM_OUR_PAGE);
  const post = (url: string, body: unknown) =>
    api.send({ method: 'POST', url, body, headers: CHOSE_SPANISH });
  await post('/api/forgot-password', { email });
  const token = await codeTo(email, 'Su código para una contraseña nueva');
  expect((await accountOf(email))?.language).toBe('en');
  const password = 'another password';
  await post('/api/reset-password', { email, token, password, confirmPassword: password });
  expect(await subjectsTo(email)).toContain('Se cambió su contraseña');
});

test("a mail triggered by another person is in its reader's language", async () => {
  const { email } = await signUp(CHOSE_SPANISH);
  await register({ ...newDetails(), email }, { headers: FROM_OUR_PAGE });
  expect(await subjectsTo(email)).toContain('Ya tiene una cuenta de Hearthway');
});

test('the confirmation of a new address, and the notice to the old one, are in the language of the account', async () => {
  const { email, password, as } = await signUp(CHOSE_SPANISH);
  const address = newDetails().email;
  const change = { email: address, password };
  await api.send({ method: 'PUT', url: '/api/account/email', as, body: change });
  const code = await codeTo(address, 'Confirme su nuevo correo electrónico');
  await api.send({ method: 'POST', url: '/api/account/email/confirmation', as, body: { code } });
  expect(await subjectsTo(email)).toContain('Se cambió su correo electrónico');
});
