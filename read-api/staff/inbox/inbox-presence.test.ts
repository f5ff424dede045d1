import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createInboxPresence, type InboxPresence } from './inbox-presence.ts';

const EVERY_MS = 1_000;
const THREAD = 'a'.repeat(32);

beforeEach(() => {
  vi.useFakeTimers();
});

/** Instances that hear each other through one channel, as Postgres has it. */
const start = () => {
  const instances: InboxPresence[] = [];
  let isBroken = false;
  const add = (name: string): InboxPresence => {
    const instance = createInboxPresence({
      instance: name,
      clock: () => new Date(),
      publish: (payload) => {
        if (!isBroken) for (const each of instances) each.heard(payload);
      },
      onChange: () => {},
      everyMs: EVERY_MS,
    });
    instances.push(instance);
    onTestFinished(instance.close);
    return instance;
  };
  return {
    add,
    breakLine: (broken: boolean) => {
      isBroken = broken;
    },
  };
};

const at = (staffId: string, { isWriting = false, threadId = THREAD as string | null } = {}) => ({
  staffId,
  threadId,
  isWriting,
});

test('a person at a thread is known on every instance, and gone when the tab is', () => {
  const { add } = start();
  const [one, other] = [add('one'), add('other')];
  one.at('tab', at('sam'));
  expect(other.people()).toEqual([at('sam')]);
  one.at('tab', at('sam', { isWriting: true }));
  expect(other.people()).toEqual([at('sam', { isWriting: true })]);
  one.left('tab');
  expect([one.people(), other.people()]).toEqual([[], []]);
});

test('two tabs of a person at a thread are one person, who writes if either tab does', () => {
  const { add } = start();
  const [one, other] = [add('one'), add('other')];
  one.at('tab', at('sam', { isWriting: true }));
  other.at('other tab', at('sam'));
  expect(one.people()).toEqual([at('sam', { isWriting: true })]);
  one.left('tab');
  expect(other.people()).toEqual([at('sam')]);
});

test('a person at the list is at no thread', () => {
  const { add } = start();
  const one = add('one');
  one.at('tab', at('sam', { threadId: null }));
  expect(one.people()).toEqual([]);
});

test('an instance that starts later asks once it has a person there', () => {
  const { add } = start();
  const one = add('one');
  one.at('tab', at('sam'));
  const late = add('late');
  expect(late.people()).toEqual([]);
  late.at('late tab', at('alex', { threadId: null }));
  expect(late.people()).toEqual([at('sam')]);
});

test('people of an instance that is gone expire, and come back with the next word of it', () => {
  const { add, breakLine } = start();
  const [one, other] = [add('one'), add('other')];
  one.at('tab', at('sam'));
  breakLine(true);
  vi.advanceTimersByTime(4 * EVERY_MS);
  expect(other.people()).toEqual([]);
  breakLine(false);
  vi.advanceTimersByTime(EVERY_MS);
  expect(other.people()).toEqual([at('sam')]);
});

test.each(['', '{}', '{"kind":"tells","from":"x"}', 'null'])('%j is passed over', (payload) => {
  const { add } = start();
  const one = add('one');
  one.heard(payload);
  expect(one.people()).toEqual([]);
});
