import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { supportAccessDecider } from '@hearthway/domain/staff/support-access.decider.ts';
import { type RawEvent, rawEventSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { readEventAt } from '@hearthway/infra/adapters/event-store/head.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buildOver,
  type Family,
  handleOver,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';
import { addAct, addEvent, signUpStaff } from './timeline.fixture.ts';

const NOTE = 'Emma could not sleep';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let handle: Handle;
let support: Family;
let family: Family;
let passedMs = 0;

const now = (): Date => new Date(Date.now() + passedMs);

beforeAll(async () => {
  scenario = await startScenario();
  handle = handleOver(scenario);
  ({ app, close } = buildOver(scenario, { clock: now }));
  support = await signUpStaff(scenario, 'support');
});

beforeEach(async () => {
  passedMs = 0;
  family = await scenario.signUp();
  await addAct(scenario.database, { staff: support, family, at: now() });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

/** In the log and in the timeline; answers its id. */
const store = async <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  command: Command,
): Promise<string> => {
  const outcome = await handle(decider, {
    id: family.userId,
    command,
    context: {
      userId: family.userId,
      actor: support.userId,
      sessionId: null,
      state: null,
      correlationId: 'click-1',
      now: now(),
      idempotency: { commandId: `a hash ${randomUUID()}`, bodyHash: 'another hash' },
    },
  });
  if ('rejected' in outcome) throw new Error(outcome.rejected);
  const { position } = outcome;
  const event = await readEventAt(scenario.eventStore, position, { withinMs: 5_000 });
  const id = event?.id ?? expect.fail('It is in the log.');
  await addEvent(scenario.database, { ...family, position, id, at: now() });
  return id;
};

/** The decider without its check of the grant. */
const noting: typeof supportAccessDecider = {
  ...supportAccessDecider,
  decide: () => [{ type: 'SupportNoteAdded', data: { note: NOTE } }],
};

const addNote = (): Promise<string> =>
  store(noting, {
    command: 'add-note',
    staffId: support.userId,
    now: now(),
    note: NOTE,
  });

const ask = async (eventId: string, who = support) => {
  const url = `/api/staff/families/${family.userId}/events/${eventId}`;
  return app.inject({ url, headers: who.headers });
};

const read = async (eventId: string, who = support): Promise<RawEvent> =>
  rawEventSchema.parse((await ask(eventId, who)).json());

const reveal = (eventId: string, staff = support) =>
  addAct(scenario.database, {
    staff,
    family,
    at: now(),
    what: 'detail-revealed',
    detail: { eventId, reason: 'They asked' },
  });

test('an event is shown as it is stored, with personal fields masked', async () => {
  const id = await addNote();
  const answer = await ask(id);
  expect(rawEventSchema.parse(answer.json())).toEqual({
    id,
    type: 'SupportNoteAdded',
    version: 1,
    stream: `staff-${family.userId}`,
    position: expect.stringMatching(/^\d+$/),
    occurredAt: expect.any(String),
    data: { note: '•••' },
    personal: ['note'],
    isRevealed: false,
  });
  for (const secret of [NOTE, '$sealed', 'a hash', support.userId])
    expect(answer.body).not.toContain(secret);
});

test('other fields are shown at once', async () => {
  const id = await store(subscriptionDecider, { command: 'set-tier', tier: 'plus' });
  expect(await read(id)).toMatchObject({ data: { tier: 'plus' }, personal: [] });
});

test('details are revealed to the staff member who gave a reason, for that event alone, and for 15 minutes', async () => {
  const id = await addNote();
  const other = await addNote();
  await reveal(id);
  expect(await read(id)).toMatchObject({ data: { note: NOTE }, isRevealed: true });
  expect(await read(other)).toMatchObject({ data: { note: '•••' }, isRevealed: false });
  const colleague = await signUpStaff(scenario, 'support');
  await addAct(scenario.database, { staff: colleague, family, at: now() });
  expect(await read(id, colleague)).toMatchObject({ data: { note: '•••' }, isRevealed: false });
  passedMs = 15 * MINUTE_MS + 1_000;
  await addAct(scenario.database, { staff: support, family, at: now() });
  expect(await read(id)).toMatchObject({ data: { note: '•••' }, isRevealed: false });
});

test('without a grant, a reason reveals nothing', async () => {
  const id = await addNote();
  const colleague = await signUpStaff(scenario, 'support');
  await reveal(id, colleague);
  const answer = await ask(id, colleague);
  expect(answer.json()).toMatchObject({ code: 'GrantRequired' });
});

test('a field whose key cannot be found is not said to be forgotten while its family is there', async () => {
  const id = await addNote();
  await reveal(id);
  await sql`delete from person_keys where user_id = ${family.userId}`.execute(scenario.database);
  const { app: later, close: closeLater } = buildOver(scenario, { clock: now });
  const url = `/api/staff/families/${family.userId}/events/${id}`;
  const answer = await later.inject({ url, headers: support.headers });
  await closeLater();
  expect(rawEventSchema.parse(answer.json()).data).toEqual({
    note: 'Not readable',
  });
});

test("another family's event is not found, and neither is an unknown one", async () => {
  const theirs = await addNote();
  family = await scenario.signUp();
  await addAct(scenario.database, { staff: support, family, at: now() });
  for (const id of [theirs, randomUUID(), 'log-1', "'; --"])
    expect((await ask(encodeURIComponent(id))).json()).toMatchObject({ code: 'NotFound' });
});
