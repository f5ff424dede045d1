import type { InboxPlace } from '@hearthway/domain/live/live.contract.ts';
import { expect, test } from 'vitest';
import { createInboxRoom } from './create-inbox-room.ts';

const LIST: InboxPlace = { threadId: null, isWriting: false };
const THREAD: InboxPlace = { threadId: 'a'.repeat(32), isWriting: false };

const open = () => {
  const room = createInboxRoom();
  const connect = () => {
    const said: string[] = [];
    const disconnect = room.join({
      inbox: ({ threadId, isWriting }) =>
        said.push(`${threadId === null ? 'list' : 'thread'}${isWriting ? ', writing' : ''}`),
      leaveInbox: () => said.push('leave'),
    });
    return { said, disconnect };
  };
  const enter = (place: InboxPlace) => {
    const heard: string[] = [];
    const leave = room.enter({
      place,
      onMoved: () => heard.push('moved'),
      onPeople: (people) => heard.push(`${people.length} here`),
    });
    return { heard, leave };
  };
  return { room, connect, enter };
};

test('says its place to each socket, and reads again what it may have missed', () => {
  const { connect, enter } = open();
  const { heard } = enter(LIST);
  const first = connect();
  expect([first.said, heard]).toEqual([['list'], []]);
  first.disconnect();
  expect(heard).toEqual(['0 here']);
  const second = connect();
  expect([second.said, heard]).toEqual([['list'], ['0 here', 'moved']]);
});

test('says when a reply is being typed, once for each change', () => {
  const { room, connect, enter } = open();
  const { said } = connect();
  const { leave } = enter(THREAD);
  room.write(true);
  room.write(true);
  room.write(false);
  leave();
  room.write(true);
  expect(said).toEqual(['thread', 'thread, writing', 'thread', 'leave']);
});

test('a page at a thread hears of that thread alone', () => {
  const { room, connect, enter } = open();
  connect();
  const { heard } = enter(THREAD);
  room.onMoved({ threadId: null });
  room.onMoved({ threadId: 'b'.repeat(32) });
  room.onMoved({ threadId: THREAD.threadId });
  room.onPeople({ people: [{ staffId: 's', threadId: 'a'.repeat(32), isWriting: true }] });
  expect(heard).toEqual(['moved', '1 here']);
});

test('a page that was left hears nothing, and its end does not end the next visit', () => {
  const { room, connect, enter } = open();
  const { said } = connect();
  const list = enter(LIST);
  const thread = enter(THREAD);
  list.leave();
  room.onMoved({ threadId: null });
  room.onMoved({ threadId: THREAD.threadId });
  expect([list.heard, thread.heard]).toEqual([[], ['moved']]);
  expect(said).toEqual(['list', 'thread']);
});
