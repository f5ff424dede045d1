import { setTimeout as after } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { addEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { calendarEntryDecider } from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import { newEntry } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { Mailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';
import type { CommandSchema } from '../database/schema.ts';
import { createMails } from '../mail/mails.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import { projectEntries } from './entry-rows.fixture.ts';
import { planRemindersJob } from './plan-reminders.job.ts';

const KILLS = 50;
const FAMILIES = 5;
/** Time between two kills. */
const STEP_MS = HOUR_MS / 2;
/** Longer than a mail stays leased to a process that was killed. */
const LEASE_MS = 3 * MINUTE_MS;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

/** Ids of the reminders that the mail server took, by address. A mail that is sent again has the same id. */
const sent = new Map<string, Set<string>>();

const mailer: Mailer = {
  isOutbox: true,
  health: () => ({ name: 'mail', status: 'ok' }),
  send: async ({ id, to, text }) => {
    if (text.includes('/calendar')) sent.set(to, (sent.get(to) ?? new Set()).add(id));
  },
  forgetPerson: async () => {},
};

/** A process that plans and sends. `kill` ends its connections in mid-query, as SIGKILL does. */
const startProcess = (name: string) => {
  const url = new URL(api.databaseUrl);
  url.searchParams.set('application_name', name);
  const database = connectPostgres<CommandSchema>({ url: url.href, onConnectionLost: () => {} });
  const { privacy, clock, newId } = api.dependencies;
  const mails = createMails({ database, privacy, clock, newId, onPosted: () => {} });
  const dependencies = { ...api.dependencies, database, mails, mailer };
  const jobs = [planRemindersJob(dependencies), sendMailsJob(dependencies)];
  const { signal } = new AbortController();
  const run = async (): Promise<void> => {
    for (let isMore = true; isMore; ) {
      const results = await Promise.all(jobs.map((job) => job.run(signal)));
      isMore = results.some((result) => result.isMore);
    }
  };
  return {
    run,
    runForGood: async (): Promise<void> => {
      for (;;) await run();
    },
    kill: async () => {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}
      `.execute(api.database);
      await database.destroy();
    },
  };
};

/** Hours in New York, where it is winter, at which each family has an entry every day. */
const HOURS = [1, 5, 9, 13, 17, 21];

const NEW_YORK_MS = -5 * HOUR_MS;

const startFamily = async () => {
  const family = await api.signUp();
  const { userId: familyId } = family;
  const now = api.now();
  const context = operatorContext(familyId, now);
  const tier = { command: 'set-tier', tier: 'family' } as const;
  await api.dependencies.handle(subscriptionDecider, { id: familyId, command: tier, context });
  const today = now.toISOString().slice(0, 10);
  const entryIds = HOURS.map((hour) => `${hour}`.padStart(2, '0') + familyId.slice(2));
  for (const id of entryIds) {
    const startsAt = `${today}T${id.slice(0, 2)}:00`;
    const { responsibleId = null, ...fields } = addEntrySchema.parse({
      title: 'Swimming',
      when: { kind: 'timed', startsAt, endsAt: startsAt, timeZone: 'America/New_York' },
      repeats: { repeats: 'daily' },
      reminders: ['two-hours', 'at-time'],
    });
    const command = { command: 'create', id, familyId, now } as const;
    await api.dependencies.handle(calendarEntryDecider, {
      id,
      command: { ...command, fields: newEntry({ ...fields, responsibleId }) },
      context,
    });
  }
  return { family, entryIds };
};

const edit = ({ userId: familyId }: Family, id: string, notes: string) => {
  const now = api.now();
  return api.dependencies.handle(calendarEntryDecider, {
    id,
    command: { command: 'change', id, familyId, now, changes: { notes } },
    context: operatorContext(familyId, now),
  });
};

test('in 50 kills, no reminder is lost or doubled, and each is at its minute', async () => {
  api.passTime(DAY_MS - (api.now().getTime() % DAY_MS));
  const began = api.now().getTime();
  const families = await Promise.all(Array.from({ length: FAMILIES }, startFamily));
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const { family, entryIds } of families)
      await edit(family, entryIds[kill % entryIds.length] ?? '', `Edited ${kill} times`);
    await projectEntries(api);
    const killed = startProcess(`killed-${kill}`);
    const interrupted = expect(killed.runForGood()).rejects.toThrow();
    await after((kill * 7) % 60);
    await killed.kill();
    await interrupted;
    api.passTime(LEASE_MS);
    const [next, beside] = [startProcess(`next-${kill}`), startProcess(`beside-${kill}`)];
    await Promise.all([next.run(), beside.run()]);
    await Promise.all([next.kill(), beside.kill()]);
    api.passTime(STEP_MS - LEASE_MS);
  }
  const ended = api.now().getTime() - STEP_MS + LEASE_MS;
  const times = [0, DAY_MS, 2 * DAY_MS]
    .flatMap((day) => HOURS.map((hour) => began + day + hour * HOUR_MS - NEW_YORK_MS))
    .flatMap((starts) => [starts - 2 * HOUR_MS, starts])
    .filter((time) => time > began && time <= ended)
    .toSorted((one, other) => one - other);
  for (const { family } of families) {
    const rows = await api.database
      .selectFrom('mails')
      .select(['id', 'send_at'])
      .where('user_id', '=', family.userId)
      .where('kind', '=', 'calendar-reminder')
      .where('sent_at', 'is not', null)
      .orderBy('send_at')
      .execute();
    expect(rows.map(({ send_at }) => send_at?.getTime())).toEqual(times);
    expect([...(sent.get(family.email) ?? [])].toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
  }
});
