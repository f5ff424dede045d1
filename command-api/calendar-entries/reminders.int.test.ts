import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { familyDaysDecider } from '@hearthway/domain/family-days/family-days.decider.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { sendDueMails } from '../mail/due-mails.fixture.ts';
import { projectEntries } from './entry-rows.fixture.ts';
import { planRemindersJob } from './plan-reminders.job.ts';

let api: TestApi;
let family: Family;
/** Addresses of the household. */
let addresses: string[];

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const by = () => operatorContext(family.userId, api.now());

const setTier = (tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: by(),
  });

/** Midnight in New York in winter. */
const MIDNIGHT_HOUR = 5;

beforeEach(async () => {
  api.passTime(DAY_MS - ((api.now().getTime() - MIDNIGHT_HOUR * HOUR_MS) % DAY_MS));
  family = await api.signUp();
  addresses = [family.email];
  await setTier('family');
});

/** Signs in first, since sessions are over after the hours that pass here. */
const send = async (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, as = family }: { readonly body?: object; readonly as?: Family } = {},
) => {
  const { email, password } = as;
  const signedIn = await api.send({
    method: 'POST',
    url: '/api/login',
    body: { email, password },
  });
  return api.send({
    method,
    url: `/api/calendar/entries${path}`,
    body,
    as: signedInSchema.parse(signedIn.body),
    headers: as === family ? {} : { [HOUSEHOLD_HEADER]: family.userId },
  });
};

/** ISO day, so many days from today. */
const dayAhead = (days: number): string => addDays(api.now().toISOString().slice(0, 10), days);

const at = (day: string, time: string) => ({
  kind: 'timed',
  startsAt: `${day}T${time}`,
  endsAt: `${day}T${time}`,
  timeZone: 'America/New_York',
});

/** Adds an entry that reminds, in two days unless it says otherwise. */
const add = async (fields: object = {}, as = family): Promise<string> => {
  const when = at(dayAhead(2), '15:30');
  const body = { title: 'Swimming', when, reminders: ['day'], ...fields };
  const answer = await send('POST', '', { body, as });
  return z.object({ id: z.string() }).parse(answer.body).id;
};

/** Plans, sends and passes time, an hour at a time. Resolves with the addresses of the household that were reminded. */
const remindedIn = async (hours: number): Promise<readonly string[]> => {
  const sent: string[] = [];
  const { signal } = new AbortController();
  for (let hour = 0; hour < hours; hour += 1) {
    await projectEntries(api);
    await planRemindersJob(api.dependencies).run(signal);
    const due = (await sendDueMails(api)).filter(({ text }) => text.includes('/calendar'));
    sent.push(...due.map(({ to }) => to).filter((to) => addresses.includes(to)));
    api.passTime(HOUR_MS);
  }
  return sent;
};

const GRANT: Grant = {
  role: 'co-parent',
  scopes: DEFAULT_SCOPES['co-parent'],
  onlyChildren: null,
  endsAt: null,
};

const of = () => ({ familyId: family.userId, now: api.now(), limit: 100 });

const manage = (command: Parameters<typeof householdDecider.decide>[0]) =>
  api.dependencies.handle(householdDecider, { id: family.userId, command, context: by() });

const join = async (): Promise<Family> => {
  const member = await api.signUp();
  addresses.push(member.email);
  const { userId: id } = member;
  const invited = { ...of(), actor: family.userId, invitationId: id, secretHash: id.repeat(2) };
  await manage({ ...invited, command: 'invite', grant: GRANT });
  await manage({ ...of(), command: 'join', memberId: id, name: 'Dana', secretHash: id.repeat(2) });
  return member;
};

test('each reminder is one mail, which names nothing of the entry but its time', async () => {
  await add({ title: 'PLANTED', notes: 'PLANTED', reminders: ['day', 'two-hours'] });
  await projectEntries(api);
  const { signal } = new AbortController();
  await planRemindersJob(api.dependencies).run(signal);
  await planRemindersJob(api.dependencies).run(signal);
  api.passTime(2 * DAY_MS);
  await projectEntries(api);
  await planRemindersJob(api.dependencies).run(signal);
  const mails = (await sendDueMails(api)).filter(({ to }) => to === family.email);
  expect(mails.map(({ subject }) => subject)).toContain('A reminder from your calendar');
  const [reminder] = mails.filter(({ text }) => text.includes('/calendar'));
  expect(reminder?.text).toContain('at 3:30 PM');
  expect(JSON.stringify(mails)).not.toContain('PLANTED');
});

test('a series without end reminds of each day, once', async () => {
  const when = at(dayAhead(1), '15:30');
  await add({ when, repeats: { repeats: 'daily' }, reminders: ['two-hours'] });
  expect(await remindedIn(5 * 24)).toEqual(Array.from({ length: 4 }, () => family.email));
});

test('a moved entry reminds again, and one that is edited without a move does not', async () => {
  const id = await add({ reminders: ['day', 'two-hours'] });
  expect(await remindedIn(41)).toEqual([family.email]);
  await send('PUT', `/${id}`, { body: { notes: 'Blue towel', travelMinutes: 20 } });
  expect(await remindedIn(2)).toEqual([]);
  await send('PUT', `/${id}`, { body: { when: at(dayAhead(3), '15:30') } });
  expect(await remindedIn(4 * 24)).toEqual([family.email, family.email]);
});

test('nothing is sent for what was removed, canceled, noted, or is of a plan without a calendar', async () => {
  const daily = { repeats: { repeats: 'daily' }, reminders: ['day'] };
  const [removed, canceled, noted] = [await add(), await add(), await add(daily)];
  await remindedIn(1);
  await send('DELETE', `/${removed}`);
  const unchanged = { when: null, title: null, place: null, notes: null };
  const body = { ...unchanged, isCanceled: true };
  await send('PUT', `/${canceled}/days/${dayAhead(2)}`, { body });
  await send('PUT', `/${noted}/days/${dayAhead(2)}/mark`, { body: { mark: 'missed' } });
  expect(await remindedIn(45)).toEqual([]);
  await setTier('plus');
  expect(await remindedIn(48)).toEqual([]);
});

test('a series that skips school breaks reminds of no day in one, and again of those once it is removed', async () => {
  const fields = { when: at(dayAhead(1), '15:30'), repeats: { repeats: 'daily' } };
  await add({ ...fields, skipsBreaks: true, reminders: ['two-hours'] });
  const id = 'b'.repeat(32);
  const days = { firstDay: dayAhead(1), lastDay: dayAhead(9), childIds: [] };
  const command = { command: 'add-break', id, fields: { name: 'Winter break', ...days } } as const;
  const handle = (given: Parameters<typeof familyDaysDecider.decide>[0]) =>
    api.dependencies.handle(familyDaysDecider, {
      id: family.userId,
      command: given,
      context: by(),
    });
  await handle(command);
  expect(await remindedIn(48)).toEqual([]);
  await handle({ command: 'remove-break', id });
  expect(await remindedIn(24)).toEqual([family.email]);
});

test('the responsible adult alone is reminded, and the owner once that one no longer sees the entry', async () => {
  const member = await join();
  const daily = { when: at(dayAhead(1), '15:30'), repeats: { repeats: 'daily' } };
  const fields = { ...daily, reminders: ['two-hours'] };
  await add(fields, member);
  expect(await remindedIn(63)).toEqual([member.email, member.email]);
  await manage({ ...of(), actor: family.userId, command: 'pause', memberId: member.userId });
  expect(await remindedIn(24)).toEqual([family.email]);
  const stranger = await api.signUp();
  const body = { ...fields, title: 'Swimming', responsibleId: stranger.userId };
  expect(await send('POST', '', { body })).toMatchObject({ code: 'NotResponsible' });
});

test('a reminder whose time has passed when it is chosen is not sent, and one that a stop delayed is', async () => {
  const minutes = Math.floor((api.now().getTime() + HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  const local = new Date(minutes).toISOString().slice(0, 16);
  const soon = { kind: 'timed', startsAt: local, endsAt: local, timeZone: 'UTC' };
  await add({ when: soon, reminders: ['two-hours', 'half-hour'] });
  expect(await remindedIn(1)).toEqual([]);
  expect(await remindedIn(1)).toEqual([family.email]);
});
