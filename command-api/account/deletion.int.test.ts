import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { mailboxKeyOf, mailboxTakes } from '../mail/mailbox-allowance.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import { accountCalls } from './account.fixture.ts';
import { eraseAccountsJob } from './erase-accounts.job.ts';
import { eraseAgain } from './erase-again.ts';

const GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;

let api: TestApi;
const { login, register, isSignedIn, typesOf, accountOf, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const askToDelete = (family: Family, password = family.password) =>
  api.send({
    method: 'POST',
    url: '/api/account/deletion',
    body: { password },
    as: family,
  });

const keep = (family: Family) =>
  api.send({ method: 'DELETE', url: '/api/account/deletion', as: family });

const dueAtIn = (body: unknown) => userSchema.parse(body).deletionDueAt;

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

const runJob = (changes: Partial<CommandDependencies> = {}) =>
  eraseAccountsJob({ ...api.dependencies, ...changes }).run(new AbortController().signal);

/** A family whose deletion is due. */
const whoIsDue = async (): Promise<Family> => {
  const family = await api.signUp();
  await askToDelete(family);
  api.passTime(GRACE_MS);
  return family;
};

/** Rows of any table, apart from the one that says that they were erased. */
const rowsWith = async (text: string): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'erased_people'
  `.execute(api.database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where position(${text} in t::text) > 0
    `.execute(api.database);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
};

describe('asking to delete an account', () => {
  test('schedules the deletion after the grace period, mails the date, and changes nothing else', async () => {
    const family = await api.signUp();
    const answer = await askToDelete(family);
    const dueAt = new Date(api.now().getTime() + GRACE_MS).toISOString();
    expect(answer.status).toBe(200);
    expect(dueAtIn(answer.body)).toBe(dueAt);
    expect(answer.position).toBe(api.stored(`account-${family.userId}`).at(-1)?.position);
    expect(api.stored(`account-${family.userId}`).at(-1)).toMatchObject({
      type: 'AccountDeletionRequested',
      data: { dueAt },
    });
    expect((await mailsTo(family.email)).at(-1)).toEqual({
      kind: 'deletion-requested',
      details: { dueAt },
    });
    await runJob();
    expect(await isSignedIn(family)).toBe(true);
    expect((await login(family)).status).toBe(200);
  });

  test('takes the password', async () => {
    const family = await api.signUp();
    expect(await askToDelete(family, 'not the password')).toMatchObject({
      status: 403,
      code: 'WrongPassword',
    });
    expect(typesOf(family.userId)).not.toContain('AccountDeletionRequested');
    expect((await accountOf(family.email))?.deletion_due_at).toBeNull();
  });

  test('repeated, keeps the first date', async () => {
    const family = await api.signUp();
    const dueAt = dueAtIn((await askToDelete(family)).body);
    api.passTime(60_000);
    expect(dueAtIn((await askToDelete(family)).body)).toBe(dueAt);
    expect(await kindsTo(family.email)).toEqual(['confirm-email', 'deletion-requested']);
  });

  test('changes nothing while the log is unavailable, and can be repeated', async () => {
    const family = await api.signUp();
    const failed = await api.withoutEventStore(() => askToDelete(family));
    expect(failed.status).toBe(503);
    expect((await accountOf(family.email))?.deletion_due_at).toBeNull();
    expect((await askToDelete(family)).status).toBe(200);
    expect((await accountOf(family.email))?.deletion_due_at).not.toBeNull();
  });
});

describe('deciding to keep it', () => {
  test('takes the day back, and says so in a mail', async () => {
    const family = await api.signUp();
    await askToDelete(family);
    const answer = await keep(family);
    expect(answer.status).toBe(200);
    expect(dueAtIn(answer.body)).toBeNull();
    expect(typesOf(family.userId).at(-1)).toBe('AccountDeletionCanceled');
    expect((await kindsTo(family.email)).at(-1)).toBe('deletion-canceled');
    api.passTime(GRACE_MS);
    await runJob();
    expect((await login(family)).status).toBe(200);
  });

  test('sends no mail when no deletion was requested', async () => {
    const family = await api.signUp();
    const head = api.head();
    expect((await keep(family)).status).toBe(200);
    expect(api.head()).toBe(head);
    expect(await kindsTo(family.email)).toEqual(['confirm-email']);
  });

  test('counts at once, also where the log cannot say so yet', async () => {
    const family = await api.signUp();
    await askToDelete(family);
    expect((await api.withoutEventStore(() => keep(family))).status).toBe(503);
    expect((await accountOf(family.email))?.deletion_due_at).toBeNull();
    expect((await keep(family)).status).toBe(200);
    expect(typesOf(family.userId).at(-1)).toBe('AccountDeletionCanceled');
  });

  test('fails once the erasure has begun', async () => {
    const family = await api.signUp();
    await askToDelete(family);
    await api.database
      .insertInto('erased_people')
      .values({ user_id: family.userId, erased_at: api.now() })
      .execute();
    expect(await keep(family)).toMatchObject({ status: 401, code: 'SignInRequired' });
    expect((await accountOf(family.email))?.deletion_due_at).not.toBeNull();
  });
});

describe('an account whose time has come', () => {
  test('is erased with all its data, and its last event records that', async () => {
    const family = await whoIsDue();
    await login(family);
    await login({ ...family, password: 'not the password' });
    const body = { email: family.email };
    await api.send({ method: 'POST', url: '/api/forgot-password', body });
    const emailKey = await api.dependencies.privacy.emailKeyOf(family.email);
    expect(await rowsWith(emailKey)).not.toEqual([]);
    await runJob();
    for (const text of [family.userId, family.email, emailKey])
      expect(await rowsWith(text)).toEqual([]);
    expect(typesOf(family.userId).at(-1)).toBe('AccountErased');
    expect(await isSignedIn(family)).toBe(false);
    expect((await login(family)).code).toBe('WrongCredentials');
    expect(await api.dependencies.erasureList.read()).toContainEqual({
      userId: family.userId,
      erasedAt: new Date(api.now().toISOString().slice(0, 10)),
    });
  });

  test('leaves no counter, code or link behind', async () => {
    const family = await api.signUp({ email: `ana+${randomUUID()}@example.org` });
    const body = { email: family.email };
    await api.send({ method: 'POST', url: '/api/forgot-password', body });
    await login({ ...family, password: 'a wrong password' });
    const { privacy } = api.dependencies;
    const emailKey = await privacy.emailKeyOf(family.email);
    const mailboxKey = await mailboxKeyOf(privacy, family.email);
    await mailboxTakes(api.dependencies, {
      mail: { kind: 'email-taken', details: {} },
      to: family.email,
      isConfirmed: true,
    });
    const left = async () => {
      const { database } = api;
      const [counters, codes, tries] = await Promise.all([
        database.selectFrom('allowances').select('key').execute(),
        database.selectFrom('mailed_codes').select('email_key as key').execute(),
        database.selectFrom('sign_in_tries').select('email_key as key').execute(),
      ]);
      return [...counters, ...codes, ...tries].filter(({ key }) =>
        [family.userId, emailKey, mailboxKey].some((own) => key.includes(own)),
      );
    };
    await askToDelete(family);
    expect((await left()).length).toBeGreaterThan(7);
    // Not yet over by themselves when the account is erased.
    await api.database
      .updateTable('allowances')
      .set({ ends_at: new Date(api.now().getTime() + 2 * GRACE_MS) })
      .execute();
    api.passTime(GRACE_MS);
    await runJob();
    expect(await left()).toEqual([]);
  });

  test('gets a last mail, which is deleted once it is sent', async () => {
    await api.database.deleteFrom('mails').execute();
    const family = await whoIsDue();
    await runJob();
    expect(await mailsTo(family.email)).toEqual([
      {
        kind: 'account-erased',
        details: { address: family.email, receipt: expect.stringMatching(/^[0-9a-f]{96}$/) },
      },
    ]);
    const sent: string[] = [];
    const mailer: CommandDependencies['mailer'] = {
      ...api.dependencies.mailer,
      send: async ({ to, subject }) => {
        sent.push(`${to}: ${subject}`);
      },
    };
    await sendMailsJob({ ...api.dependencies, mailer }).run(new AbortController().signal);
    expect(sent).toEqual([`${family.email}: Your account was deleted`]);
    const kept = await api.database.selectFrom('mails').selectAll().execute();
    expect(kept).toMatchObject([{ email_key: null, user_id: null, details: null }]);
    await api.database.deleteFrom('mails').execute();
  });

  test('frees its e-mail for a new account', async () => {
    const { email, password, userId } = await whoIsDue();
    await runJob();
    const person = { firstName: 'Ana', lastName: 'Lima', confirmPassword: password };
    const answer = await register({ ...person, email, password });
    expect(answer.status).toBe(201);
    expect((await accountOf(email))?.user_id).not.toBe(userId);
  });

  const fail = async (): Promise<never> => {
    throw new Error('killed');
  };

  interface Death {
    readonly after: string;
    readonly changes: (working: CommandDependencies) => Partial<CommandDependencies>;
  }
  const deaths: readonly Death[] = [
    {
      after: 'it was decided',
      changes: ({ erasureList }) => ({ erasureList: { ...erasureList, add: fail } }),
    },
    { after: 'it stands on the list', changes: () => ({ handle: fail }) },
    {
      after: 'the log says so',
      changes: ({ handle }) => ({
        handle: async (decider, request) => {
          await handle(decider, request);
          return fail();
        },
      }),
    },
    {
      after: 'nothing more waits to be sent',
      changes: ({ mailer }) => ({ mailer: { ...mailer, forgetPerson: fail } }),
    },
    {
      after: 'its rows have gone, but not for good',
      changes: ({ mails }) => ({ mails: { ...mails, post: fail } }),
    },
  ];

  test.for(deaths)('is erased in the end when killed after $after', async ({ changes }) => {
    const { email, userId } = await whoIsDue();
    await expect(runJob(changes(api.dependencies))).rejects.toThrow('killed');
    expect(await accountOf(email)).toBeDefined();
    await runJob();
    expect(await accountOf(email)).toBeUndefined();
    expect(typesOf(userId).filter((type) => type === 'AccountErased')).toHaveLength(1);
    expect(await kindsTo(email)).toEqual(['account-erased']);
    const listed = await api.dependencies.erasureList.read();
    expect(listed.filter((erasure) => erasure.userId === userId)).toHaveLength(1);
  });

  test('continues when another account cannot be erased', async () => {
    const [first, second] = [await whoIsDue(), await whoIsDue()];
    const { erasureList } = api.dependencies;
    const broken: typeof erasureList = {
      ...erasureList,
      add: (erasure) => (erasure.userId === first.userId ? fail() : erasureList.add(erasure)),
    };
    await expect(runJob({ erasureList: broken })).rejects.toThrow('killed');
    expect(await accountOf(first.email)).toBeDefined();
    expect(await accountOf(second.email)).toBeUndefined();
    await runJob();
  });

  test('is erased once by two processes at once', async () => {
    const { email, userId } = await whoIsDue();
    await Promise.all([runJob(), runJob()]);
    expect(typesOf(userId).filter((type) => type === 'AccountErased')).toHaveLength(1);
    expect(await kindsTo(email)).toEqual(['account-erased']);
  });
});

describe('after an older backup was restored', () => {
  /** As if the database were restored from before the erasure. */
  const whoIsBack = async (): Promise<Family> => {
    const family = await api.signUp();
    const { userId } = family;
    await api.dependencies.erasureList.add({ userId, erasedAt: api.now() });
    return family;
  };

  test('an erased account is erased again, without a second mail', async () => {
    const families = [await whoIsBack(), await whoIsBack()];
    const stays = await api.signUp();
    await askToDelete(families[0] ?? stays);
    await eraseAgain(api.dependencies);
    for (const { email, userId } of families) {
      expect(await accountOf(email)).toBeUndefined();
      expect(await rowsWith(userId)).toEqual([]);
      expect(typesOf(userId).at(-1)).toBe('AccountErased');
      expect(await kindsTo(email)).toEqual([]);
    }
    expect(await isSignedIn(stays)).toBe(true);
  });

  test('still gets its mail when its erasure was interrupted', async () => {
    const { email } = await whoIsDue();
    const handle = () => Promise.reject(new Error('killed'));
    await expect(runJob({ handle })).rejects.toThrow('killed');
    await eraseAgain(api.dependencies);
    expect(await accountOf(email)).toBeUndefined();
    expect(await kindsTo(email)).toEqual(['account-erased']);
  });

  test('the log is not queried when no erased account is back', async () => {
    await eraseAgain(api.dependencies);
    const handle = () => Promise.reject(new Error('asked'));
    await expect(eraseAgain({ ...api.dependencies, handle })).resolves.toBeUndefined();
  });
});
