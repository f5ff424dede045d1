import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { connectionMachine, type SocketEvent } from './connection.machine.ts';

const start = ({ random = () => 1 }: { readonly random?: () => number } = {}) => {
  const clock = new SimulatedClock();
  const open = new Set<(event: SocketEvent) => void>();
  let attempts = 0;
  const machine = connectionMachine.provide({
    actors: {
      socket: fromCallback(({ sendBack }) => {
        attempts += 1;
        open.add(sendBack);
        return () => open.delete(sendBack);
      }),
    },
  });
  const connection = createActor(machine, { clock, input: { random } });
  connection.start();
  onTestFinished(() => {
    connection.stop();
  });
  return {
    clock,
    connection,
    is: (tag: 'offline' | 'online') => connection.getSnapshot().hasTag(tag),
    says: (event: SocketEvent) => {
      for (const tell of open) tell(event);
    },
    attempts: () => attempts,
    openSockets: () => open.size,
  };
};

const connected: SocketEvent = { type: 'connected' };
const lost: SocketEvent = { type: 'lost' };

test('is not offline while the first connection is being made', () => {
  const page = start();
  expect({ offline: page.is('offline'), online: page.is('online') }).toEqual({
    offline: false,
    online: false,
  });
});

test('is online once the socket is connected', () => {
  const page = start();
  page.says(connected);
  expect(page.is('online')).toBe(true);
});

test('is offline from a lost connection until the next', () => {
  const page = start();
  page.says(connected);
  page.says(lost);
  expect(page.is('offline')).toBe(true);
  page.clock.increment(1_000);
  expect(page.is('offline')).toBe(true);
  page.says(connected);
  expect(page.is('offline')).toBe(false);
  expect(page.is('online')).toBe(true);
});

test('each failure in a row doubles the wait, up to half a minute', () => {
  const page = start();
  const waits = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000);
  for (const wait of waits) {
    page.says(lost);
    const attempts = page.attempts();
    page.clock.increment(wait - 1);
    expect(page.attempts()).toBe(attempts);
    page.clock.increment(1);
    expect(page.attempts()).toBe(attempts + 1);
  }
});

test('a connection that stood starts the waits over', () => {
  const page = start();
  page.says(lost);
  page.clock.increment(1_000);
  page.says(lost);
  page.clock.increment(2_000);
  page.says(connected);
  page.says(lost);
  page.clock.increment(1_000);
  expect(page.attempts()).toBe(4);
});

test('pages that lost the same server come back at different times', () => {
  const page = start({ random: () => 0 });
  page.says(lost);
  page.clock.increment(500);
  expect(page.attempts()).toBe(2);
});

test('when the device has a network again, it tries at once', () => {
  const page = start();
  page.says(lost);
  page.connection.send({ type: 'network.back' });
  expect(page.attempts()).toBe(2);
});

test('a network that is back replaces an attempt under way, and no connection that stands', () => {
  const page = start();
  page.connection.send({ type: 'network.back' });
  expect({ attempts: page.attempts(), open: page.openSockets() }).toEqual({ attempts: 2, open: 1 });
  page.says(connected);
  page.connection.send({ type: 'network.back' });
  expect(page.attempts()).toBe(2);
});

test('signing in opens a new socket without going offline', () => {
  const page = start();
  page.says(connected);
  page.connection.send({ type: 'session.changed' });
  expect({ attempts: page.attempts(), open: page.openSockets() }).toEqual({ attempts: 2, open: 1 });
  expect(page.is('offline')).toBe(false);
  page.says(connected);
  expect(page.is('online')).toBe(true);
});

test('signing in while the first connection is on its way replaces it', () => {
  const page = start();
  page.connection.send({ type: 'session.changed' });
  expect({ attempts: page.attempts(), open: page.openSockets() }).toEqual({ attempts: 2, open: 1 });
});

test('signing in while offline tries at once, and stays offline until that succeeds', () => {
  const page = start();
  page.says(lost);
  page.connection.send({ type: 'session.changed' });
  expect({ attempts: page.attempts(), open: page.openSockets() }).toEqual({ attempts: 2, open: 1 });
  page.connection.send({ type: 'session.changed' });
  expect({ attempts: page.attempts(), open: page.openSockets() }).toEqual({ attempts: 3, open: 1 });
  expect(page.is('offline')).toBe(true);
});

test('has at most one socket, and none after the page is gone', () => {
  const page = start();
  page.says(lost);
  expect(page.openSockets()).toBe(0);
  page.clock.increment(1_000);
  expect(page.openSockets()).toBe(1);
  page.connection.stop();
  expect(page.openSockets()).toBe(0);
});
