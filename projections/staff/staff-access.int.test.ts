import type { EventType } from '@hearthway/domain/kernel/event-type.ts';
import {
  detailRevealed,
  familySignedOut,
  mailResent,
  supportNoteAdded,
  timelineViewed,
} from '@hearthway/domain/staff/support-access.events.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { verify } from '../engine/rebuild/verify.ts';
import {
  erased,
  favorited,
  metadataOf,
  newUser,
  projectedTo,
  startTestRunner,
  type TestEvent,
  useScenario,
} from '../projections.fixture.ts';
import { staffAccess } from '../read-models.fixture.ts';

const scenario = useScenario();

let ada: string;
let staff: string;

beforeEach(() => {
  [ada, staff] = [newUser(), newUser()];
});

/** Its personal fields are encrypted. */
const done = ({ type, currentVersion, personal }: EventType, data: object = {}): TestEvent => ({
  streamId: `staff-${ada}`,
  type,
  data,
  metadata: { ...metadataOf(ada, currentVersion), actor: staff, sessionId: null },
  personal,
});

const actsOf = async (userId: string): Promise<readonly unknown[]> => {
  const { database, privacy } = scenario();
  const { rows } = await sql<{ user_id: string }>`
    select user_id, staff_id, what, detail, words, occurred_at from staff_access
    where user_id = ${userId} order by position
  `.execute(database);
  expect(JSON.stringify(rows)).not.toMatch(/Cannot find|Call back/);
  const opened = await privacy.openRows(staffAccess, rows);
  return opened.map(({ user_id: _, ...act }) => act);
};

test('support actions on a family are kept with staff member, time and reason, until the family is erased', async () => {
  const { append } = scenario();
  startTestRunner(scenario(), staffAccess);
  const last = await append(
    done(timelineViewed),
    favorited(ada, 'a'),
    done(detailRevealed, { eventId: 'e1', reason: 'Cannot find their report' }),
    done(supportNoteAdded, { note: 'Call back on Monday' }),
    done(mailResent, { mail: 'confirm-email' }),
    done(familySignedOut, { sessionIds: ['s1'] }),
  );
  await projectedTo(scenario(), staffAccess, last);
  const by = { staff_id: staff, occurred_at: new Date('2026-11-21T09:00:00.000Z') };
  expect(await actsOf(ada)).toEqual([
    { ...by, what: 'timeline-viewed', detail: {}, words: null },
    {
      ...by,
      what: 'detail-revealed',
      detail: { eventId: 'e1' },
      words: 'Cannot find their report',
    },
    { ...by, what: 'note-added', detail: {}, words: 'Call back on Monday' },
    { ...by, what: 'mail-resent', detail: { mail: 'confirm-email' }, words: null },
    { ...by, what: 'sessions-ended', detail: {}, words: null },
  ]);
  expect(await actsOf(staff)).toEqual([]);
  const signal = new AbortController().signal;
  expect(await verify({ ...scenario(), projection: staffAccess, signal })).toMatchObject({
    rows: 5,
    differingKeys: 0,
  });
  await projectedTo(scenario(), staffAccess, await append(erased(ada)));
  expect(await actsOf(ada)).toEqual([]);
});

test('a reason whose key is destroyed reads as null, and the action stays', async () => {
  const { append } = scenario();
  const last = await append(
    done(detailRevealed, { eventId: 'e1', reason: { shredded: true } }),
    done(supportNoteAdded, { note: { shredded: true } }),
  );
  startTestRunner(scenario(), staffAccess);
  await projectedTo(scenario(), staffAccess, last);
  expect(await actsOf(ada)).toMatchObject([
    { what: 'detail-revealed', detail: { eventId: 'e1' }, words: null },
    { what: 'note-added', detail: {}, words: null },
  ]);
});
