import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Deadline } from '../../../session/deadline-store.ts';
import { type Leaving, sessionMachine } from './session.machine.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const STEP_MS = 100;

/** A browser with some tabs, on a clock of its own, and the server behind it. */
const openBrowser = () => {
  const clock = new SimulatedClock();
  // In one leap, every timer would see the final time.
  const pass = (ms: number) => {
    const end = clock.now() + ms;
    clock.increment(0);
    while (clock.now() < end) clock.increment(Math.min(STEP_MS, end - clock.now()));
  };
  let slept = 0;
  const now = () => clock.now() + slept;
  let endsAt: number | undefined;
  const server = {
    reports: [] as number[],
    questions: 0,
    /** When the server ends the session. It fails while undefined. */
    endsAt: undefined as number | undefined,
    isReachable: true,
  };
  const remaining = async () => {
    if (!server.isReachable || server.endsAt === undefined) throw new Error('No answer.');
    return (server.endsAt - now()) / SECOND;
  };
  const others = new Set<() => void>();

  const openTab = () => {
    const left: Leaving[] = [];
    const deadline: Deadline = {
      read: () => endsAt,
      move: (next) => {
        endsAt = next;
        for (const tell of others) if (tell !== hear) tell();
      },
      forget: () => {
        endsAt = undefined;
      },
    };
    const tab = createActor(
      sessionMachine.provide({
        actors: {
          askRemaining: fromPromise(() => {
            server.questions += 1;
            return remaining();
          }),
          reportActivity: fromPromise(() => {
            server.reports.push(now());
            if (server.isReachable && server.endsAt !== undefined)
              server.endsAt = now() + 30 * MINUTE;
            return remaining();
          }),
        },
        actions: { leave: (_, leaving) => left.push(leaving) },
      }),
      { clock, input: { now, deadline } },
    );
    const hear = () => tab.send({ type: 'deadline.moved' });
    others.add(hear);
    tab.start();
    onTestFinished(() => {
      tab.stop();
    });
    return {
      left,
      send: tab.send,
      state: () => {
        const { value } = tab.getSnapshot();
        return typeof value === 'string' ? value : Object.keys(value)[0];
      },
      has: (tag: 'staying' | 'unheard') => tab.getSnapshot().hasTag(tag),
      secondsLeft: () => (tab.getSnapshot().context.endsAt - now()) / SECOND,
      freeze: () => others.delete(hear),
      /** The person does something, and the page has taken note of it. */
      use: () => {
        tab.send({ type: 'input' });
        pass(500);
      },
    };
  };

  return {
    pass,
    server,
    openTab,
    /** The device sleeps: time goes on, timers don't. */
    sleep: (ms: number) => {
      slept += ms;
    },
    /** All pending requests are answered. */
    answered: () => new Promise((resolve) => setTimeout(resolve)),
    /** Something else writes where the deadline lies. */
    scribble: (rubbish: number) => {
      endsAt = rubbish;
    },
  };
};

const signedIn = () => {
  const browser = openBrowser();
  browser.server.endsAt = 30 * MINUTE;
  const tab = browser.openTab();
  tab.send({ type: 'session.signed-in' });
  return { ...browser, tab };
};

/** At the warning, of which the server has been asked. */
const warned = async () => {
  const page = signedIn();
  page.pass(25 * MINUTE);
  await page.answered();
  expect(page.tab.state()).toBe('warning');
  return page;
};

test('nothing runs for visitors or while the account is unknown', () => {
  const { pass, openTab, server } = openBrowser();
  const tab = openTab();
  expect(tab.state()).toBe('loading');
  pass(60 * MINUTE);
  expect(tab.state()).toBe('loading');
  tab.send({ type: 'session.visitor' });
  expect(tab.state()).toBe('anonymous');
  tab.use();
  pass(60 * MINUTE);
  expect({ state: tab.state(), left: tab.left, reports: server.reports }).toEqual({
    state: 'anonymous',
    left: [],
    reports: [],
  });
});

test('signing in and out changes the state', () => {
  const { tab } = signedIn();
  expect(tab.state()).toBe('signedIn');
  tab.send({ type: 'session.visitor' });
  expect({ state: tab.state(), left: tab.left }).toEqual({ state: 'anonymous', left: [] });
});

test('waits for the account of a replaced session', () => {
  const { tab } = signedIn();
  tab.send({ type: 'session.loading' });
  expect(tab.state()).toBe('loading');
});

test('the warning comes after 25 minutes without activity, and counts down 300 seconds', async () => {
  const { pass, tab } = signedIn();
  pass(25 * MINUTE - 1);
  expect(tab.state()).toBe('signedIn');
  pass(1);
  expect({ state: tab.state(), left: tab.secondsLeft() }).toEqual({ state: 'warning', left: 300 });
});

test('at zero the session is over', async () => {
  const { pass, tab } = await warned();
  pass(5 * MINUTE - 1);
  expect(tab.state()).toBe('warning');
  pass(1);
  expect({ state: tab.state(), left: tab.left }).toEqual({
    state: 'expired',
    left: [{ how: 'timed-out', isFirst: true }],
  });
});

test('signing in again after that starts another 30 minutes', async () => {
  const { pass, tab } = await warned();
  pass(5 * MINUTE);
  tab.send({ type: 'session.visitor' });
  expect(tab.state()).toBe('expired');
  tab.send({ type: 'session.signed-in' });
  pass(25 * MINUTE - 1);
  expect(tab.state()).toBe('signedIn');
  pass(1);
  expect(tab.state()).toBe('warning');
});

test('activity moves the warning, half a second after it began', () => {
  const { pass, tab } = signedIn();
  pass(10 * MINUTE);
  tab.send({ type: 'input' });
  pass(200);
  tab.send({ type: 'input' });
  pass(300 + 25 * MINUTE - 1);
  expect(tab.state()).toBe('signedIn');
  pass(1);
  expect(tab.state()).toBe('warning');
});

test('reports the first activity at once, then once a minute', () => {
  const { pass, server, tab } = signedIn();
  for (let seconds = 0; seconds < 150; seconds += 1) {
    tab.use();
    pass(500);
  }
  expect(server.reports).toEqual([0.5, 60.5, 120.5].map((seconds) => seconds * SECOND));
});

test('the last activity is reported within a minute, and silence not at all', () => {
  const { pass, server, tab } = signedIn();
  tab.use();
  tab.use();
  pass(10 * MINUTE);
  expect(server.reports).toEqual([0.5 * SECOND, 60.5 * SECOND]);
});

test('a report that did not arrive is made again', async () => {
  const { answered, pass, server, tab } = signedIn();
  server.isReachable = false;
  tab.use();
  await answered();
  server.isReachable = true;
  pass(5 * MINUTE);
  expect(server.reports).toHaveLength(2);
});

test('while the warning is open, moving the mouse is no answer to it', async () => {
  const { server, tab } = await warned();
  tab.use();
  expect({ state: tab.state(), reports: server.reports }).toEqual({
    state: 'warning',
    reports: [],
  });
});

test('staying extends the session on the server and here', async () => {
  const { answered, pass, server, tab } = await warned();
  pass(2 * MINUTE);
  tab.send({ type: 'stay' });
  expect(tab.has('staying')).toBe(true);
  await answered();
  expect({ state: tab.state(), reports: server.reports }).toEqual({
    state: 'signedIn',
    reports: [27 * MINUTE],
  });
  pass(25 * MINUTE - 1);
  expect(tab.state()).toBe('signedIn');
  pass(1);
  expect(tab.state()).toBe('warning');
});

test('shows when extending fails, and allows another try', async () => {
  const { answered, server, tab } = await warned();
  server.isReachable = false;
  tab.send({ type: 'stay' });
  await answered();
  expect({ state: tab.state(), unheard: tab.has('unheard') }).toEqual({
    state: 'warning',
    unheard: true,
  });
  server.isReachable = true;
  tab.send({ type: 'stay' });
  await answered();
  expect(tab.state()).toBe('signedIn');
});

test('the countdown goes on while the server is silent', async () => {
  const { answered, pass, server, tab } = await warned();
  server.isReachable = false;
  tab.send({ type: 'stay' });
  await answered();
  pass(5 * MINUTE);
  expect(tab.state()).toBe('expired');
});

test('extending a session unknown to the server ends it', async () => {
  const { tab } = await warned();
  tab.send({ type: 'stay' });
  tab.send({ type: 'session.visitor' });
  expect({ state: tab.state(), left: tab.left }).toEqual({
    state: 'expired',
    left: [{ how: 'timed-out', isFirst: true }],
  });
});

test('logging out from the warning ends the session at once, by choice', async () => {
  const { tab } = await warned();
  tab.send({ type: 'log-out' });
  expect({ state: tab.state(), left: tab.left }).toEqual({
    state: 'expired',
    left: [{ how: 'signed-out', isFirst: true }],
  });
});

test('the warning counts down the server’s time when that is shorter', async () => {
  const { answered, pass, server, tab } = signedIn();
  server.endsAt = 28 * MINUTE;
  pass(25 * MINUTE);
  await answered();
  expect({ questions: server.questions, left: tab.secondsLeft() }).toEqual({
    questions: 1,
    left: 180,
  });
  pass(3 * MINUTE);
  expect(tab.state()).toBe('expired');
});

test('counts down at most 300 seconds, even if the server says more', async () => {
  const { answered, pass, server, tab } = signedIn();
  server.endsAt = 31 * MINUTE;
  pass(25 * MINUTE);
  await answered();
  expect(tab.secondsLeft()).toBe(300);
});

test('without an answer the page counts down on its own', async () => {
  const { answered, pass, server, tab } = signedIn();
  server.isReachable = false;
  pass(25 * MINUTE);
  await answered();
  expect({ state: tab.state(), left: tab.secondsLeft() }).toEqual({ state: 'warning', left: 300 });
});

test.each([
  ['comes back to the page', { type: 'woken' }],
  ['moves the mouse', { type: 'activity' }],
] as const)('a laptop that slept for an hour is signed out when %s', (_how, event) => {
  const { sleep, tab } = signedIn();
  sleep(60 * MINUTE);
  expect(tab.state()).toBe('signedIn');
  tab.send(event);
  expect(tab.state()).toBe('expired');
});

test('a timer that is late by an hour leaves no time for a warning', () => {
  const { pass, sleep, tab } = signedIn();
  pass(20 * MINUTE);
  sleep(60 * MINUTE);
  pass(5 * MINUTE);
  expect(tab.state()).toBe('expired');
});

test('a laptop that slept through the warning is signed out when it wakes', async () => {
  const { sleep, tab } = await warned();
  sleep(60 * MINUTE);
  tab.send({ type: 'woken' });
  expect(tab.state()).toBe('expired');
});

test('a laptop that slept for a moment goes on', () => {
  const { pass, sleep, tab } = signedIn();
  sleep(10 * MINUTE);
  tab.send({ type: 'woken' });
  expect(tab.state()).toBe('signedIn');
  pass(15 * MINUTE);
  expect(tab.state()).toBe('warning');
});

test('the token’s end, noticed first after a long sleep, is an expiry', () => {
  const { sleep, tab } = signedIn();
  sleep(60 * MINUTE);
  tab.send({ type: 'session.visitor' });
  expect(tab.state()).toBe('expired');
});

test('activity in one tab is activity in all, and one of them reports it', () => {
  const { pass, openTab, server, tab } = signedIn();
  const other = openTab();
  other.send({ type: 'session.signed-in' });
  pass(20 * MINUTE);
  other.use();
  pass(25 * MINUTE - 1);
  expect([tab.state(), other.state()]).toEqual(['signedIn', 'signedIn']);
  pass(1);
  expect([tab.state(), other.state()]).toEqual(['warning', 'warning']);
  expect(server.reports).toHaveLength(1);
});

test('staying in one tab closes the warning in the other', async () => {
  const { answered, pass, openTab, tab } = signedIn();
  const other = openTab();
  other.send({ type: 'session.signed-in' });
  pass(25 * MINUTE);
  await answered();
  expect([tab.state(), other.state()]).toEqual(['warning', 'warning']);
  tab.send({ type: 'stay' });
  await answered();
  expect([tab.state(), other.state()]).toEqual(['signedIn', 'signedIn']);
});

test('a tab that was frozen does not end the session that another tab has kept alive', () => {
  const { pass, openTab, tab } = signedIn();
  const frozen = openTab();
  frozen.send({ type: 'session.signed-in' });
  frozen.freeze();
  pass(20 * MINUTE);
  tab.use();
  pass(15 * MINUTE);
  expect([frozen.state(), frozen.left]).toEqual(['signedIn', []]);
});

test('a tab that is opened late shares the time that is left', () => {
  const { pass, openTab, tab } = signedIn();
  pass(20 * MINUTE);
  const other = openTab();
  other.send({ type: 'session.signed-in' });
  pass(5 * MINUTE);
  expect([tab.state(), other.state()]).toEqual(['warning', 'warning']);
});

test('ignores an impossible deadline', () => {
  const { pass, openTab, scribble } = openBrowser();
  scribble(Number.MAX_SAFE_INTEGER);
  const tab = openTab();
  tab.send({ type: 'session.signed-in' });
  pass(24 * MINUTE);
  expect(tab.state()).toBe('signedIn');
  pass(MINUTE);
  expect(tab.state()).toBe('warning');
});

test('a page that is loaded during the warning shows it', () => {
  const { pass, openTab } = signedIn();
  pass(27 * MINUTE);
  const reloaded = openTab();
  reloaded.send({ type: 'session.signed-in' });
  pass(0);
  expect({ state: reloaded.state(), left: reloaded.secondsLeft() }).toEqual({
    state: 'warning',
    left: 180,
  });
});

test('a timeout in another tab ends the session here too, without announcing it again', () => {
  const { tab } = signedIn();
  tab.send({ type: 'ended', how: 'timed-out' });
  expect({ state: tab.state(), left: tab.left }).toEqual({
    state: 'expired',
    left: [{ how: 'timed-out', isFirst: false }],
  });
});

test('does so too when the token disappears before the reason arrives', () => {
  const { tab } = signedIn();
  tab.send({ type: 'session.visitor' });
  tab.send({ type: 'ended', how: 'timed-out' });
  expect(tab.state()).toBe('expired');
});

test('signing out in another tab makes this page a visitor’s, without leaving it', () => {
  const { tab } = signedIn();
  tab.send({ type: 'ended', how: 'signed-out' });
  tab.send({ type: 'session.visitor' });
  expect({ state: tab.state(), left: tab.left }).toEqual({ state: 'anonymous', left: [] });
});

test('logging out from the warning of another tab closes this one’s', async () => {
  const { tab } = await warned();
  tab.send({ type: 'ended', how: 'signed-out' });
  expect({ state: tab.state(), left: tab.left }).toEqual({
    state: 'expired',
    left: [{ how: 'signed-out', isFirst: false }],
  });
});

test('a new token of the same person changes nothing', async () => {
  const { pass, tab } = signedIn();
  pass(20 * MINUTE);
  tab.send({ type: 'session.signed-in' });
  pass(5 * MINUTE);
  expect(tab.state()).toBe('warning');
});
