import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Presence } from '@hearthway/domain/live/live.contract.ts';
import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRoom } from './create-room.ts';
import { createPlace } from './place.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const entryOf = (id: string): TimelineEntry => ({
  id,
  source: 'event',
  at: '2026-11-21T10:00:00.000Z',
  context: 'favorites',
  type: 'ResourceFavorited',
  sentence: 'Added *Bright Steps* to favorites',
  session: null,
  actor: 'family',
  memberId: null,
});

const open = () => {
  const place = createPlace();
  const room = createRoom({ place });
  /** An open socket and the messages sent over it. */
  const connect = () => {
    const said: string[] = [];
    const answers: ((refused: ErrorCode | null) => void)[] = [];
    const disconnect = room.join({
      watch: ({ userId, after }, onAnswer) => {
        said.push(`watch ${userId} after ${after}`);
        answers.push((refused) => onAnswer({ refused }));
      },
      unwatch: () => said.push('unwatch'),
      at: (where) => said.push(`at ${where}`),
    });
    return { said, disconnect, answer: (refused: ErrorCode | null) => answers.at(-1)?.(refused) };
  };
  const watch = (userId: string, after = '0_0') => {
    const heard: string[] = [];
    const presence: (Presence['place'] | undefined)[] = [];
    const ended: string[] = [];
    let isLive = false;
    const stop = room.watch({
      userId,
      after,
      onEntries: (entries, newest) => heard.push(`${entries.map(({ id }) => id)} up to ${newest}`),
      onPresence: (reported) => presence.push(reported?.place),
      onLive: (live) => {
        isLive = live;
      },
      onEnded: (why) => ended.push(why),
    });
    return { stop, heard, presence, ended, isLive: () => isLive };
  };
  const tell = (userId: string, newest: string, ...ids: readonly string[]) =>
    room.onNews({ userId, newest, entries: ids.map(entryOf) });
  return { place, room, connect, watch, tell };
};

test('sends the place once connected, and whenever it changes', () => {
  const { place, connect } = open();
  place.become('/');
  const { said } = connect();
  place.become('/resources');
  place.become('/resources');
  expect(said).toEqual(['at /', 'at /resources']);
});

test('sends it to each new socket, and to no closed one', () => {
  const { place, connect } = open();
  place.become('/');
  const before = connect();
  before.disconnect();
  place.become('/resources');
  const after = connect();
  expect([before.said, after.said]).toEqual([['at /'], ['at /resources']]);
});

test('a watch started before connecting begins once connected', () => {
  const { connect, watch } = open();
  const page = watch('ada', '7_1');
  const { said, answer } = connect();
  expect(said).toEqual(['watch ada after 7_1']);
  expect(page.isLive()).toBe(false);
  answer(null);
  expect(page.isLive()).toBe(true);
});

test('resumes from the last entry after a reconnect', () => {
  const { connect, watch, tell } = open();
  const page = watch('ada');
  const before = connect();
  before.answer(null);
  tell('ada', '9_0', 'one', 'two');
  before.disconnect();
  expect(page.isLive()).toBe(false);
  const after = connect();
  expect(after.said).toEqual(['watch ada after 9_0']);
  after.answer(null);
  tell('ada', '10_0', 'three');
  expect(page.heard).toEqual(['one,two up to 9_0', 'three up to 10_0']);
  expect(page.isLive()).toBe(true);
});

test('passes a repeated entry on once', () => {
  const { connect, watch, tell } = open();
  const page = watch('ada');
  connect();
  tell('ada', '9_0', 'one', 'two');
  tell('ada', '9_0', 'one', 'two');
  tell('ada', '10_0', 'two', 'three');
  expect(page.heard).toEqual(['one,two up to 9_0', 'three up to 10_0']);
});

test('ignores entries of a family that is no longer watched', () => {
  const { room, connect, watch, tell } = open();
  const ada = watch('ada');
  const { said } = connect();
  const bob = watch('bob');
  tell('ada', '9_0', 'one');
  room.onPresence({ userId: 'ada', isOnline: true, place: '/' });
  room.onEnded({ userId: 'ada', why: 'erased' });
  expect(said).toEqual(['watch ada after 0_0', 'watch bob after 0_0']);
  expect([ada.heard, bob.heard, bob.ended]).toEqual([[], [], []]);
  expect(bob.presence).not.toContain('/');
});

test('stopping a watch tells the server and ends the entries', () => {
  const { connect, watch, tell } = open();
  const page = watch('ada');
  const { said } = connect();
  page.stop();
  tell('ada', '9_0', 'one');
  expect(said).toEqual(['watch ada after 0_0', 'unwatch']);
  expect(page.heard).toEqual([]);
  expect(connect().said).toEqual([]);
});

test('stopping a replaced watch does nothing', () => {
  const { connect, watch } = open();
  const ada = watch('ada');
  const { said } = connect();
  watch('bob');
  ada.stop();
  expect(said).not.toContain('unwatch');
});

test('the family’s place stays known until the watch is lost', () => {
  const { room, connect, watch } = open();
  const page = watch('ada');
  const { disconnect } = connect();
  room.onPresence({ userId: 'ada', isOnline: true, place: '/favorites' });
  expect(page.presence.at(-1)).toBe('/favorites');
  disconnect();
  expect(page.presence.at(-1)).toBeUndefined();
});

test.for(['GrantRequired', 'RoleRequired', 'UnknownFamily'] as const)(
  'who is refused with %s is told so, and asks no more',
  (refused) => {
    const { connect, watch } = open();
    const page = watch('ada');
    connect().answer(refused);
    vi.advanceTimersByTime(60_000);
    expect(page.ended).toEqual([refused]);
    expect(connect().said).toEqual([]);
  },
);

test('reports the end once, and nothing after it', () => {
  const { room, connect, watch, tell } = open();
  const page = watch('ada');
  connect().answer(null);
  room.onEnded({ userId: 'ada', why: 'expired' });
  tell('ada', '9_0', 'one');
  expect([page.ended, page.heard, page.isLive()]).toEqual([['expired'], [], false]);
});

test('a server that cannot answer is asked again', () => {
  const { connect, watch } = open();
  const page = watch('ada');
  const { said, answer } = connect();
  answer('Unavailable');
  vi.advanceTimersByTime(2_000);
  expect(said).toEqual(['watch ada after 0_0', 'watch ada after 0_0']);
  expect(page.ended).toEqual([]);
  answer(null);
  expect(page.isLive()).toBe(true);
});

test('ignores an answer of a closed socket', () => {
  const { connect, watch } = open();
  const page = watch('ada');
  const before = connect();
  before.disconnect();
  connect();
  before.answer('GrantRequired');
  expect(page.ended).toEqual([]);
});

test('closing an old socket after the next has opened changes nothing', () => {
  const { place, connect, watch } = open();
  const page = watch('ada');
  const before = connect();
  const after = connect();
  after.answer(null);
  before.disconnect();
  place.become('/account');
  expect(page.isLive()).toBe(true);
  expect(after.said).toEqual(['watch ada after 0_0', 'at /account']);
});
