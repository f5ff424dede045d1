import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { connect, fill, ourLines, startStore } from './stores.fixture.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const start = (from: string, to: string) => {
  const child = spawn(process.execPath, [MAIN, '--from', from, '--to', to], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, ended: endOf(child) };
};

const endOf = async (child: ChildProcess) => {
  const read = (output: ChildProcess['stdout']) => (output === null ? '' : text(output));
  const [printed, said] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    once(child, 'exit'),
  ]);
  return { printed, said, code: child.exitCode };
};

/** A copy that hangs in the middle, since its target does not answer any more. */
const startHanging = async () => {
  const [from, to] = await Promise.all([startStore(), startStore({ holdsAfter: 100 })]);
  const [source, target] = [connect(from.url), connect(to.url)];
  await fill(source, 400);
  const { child, ended } = start(from.url, to.url);
  await to.isHolding;
  const goOn = async () => {
    to.release();
    const end = await start(from.url, to.url).ended;
    expect(await ourLines(target)).toEqual(await ourLines(source));
    return end;
  };
  return { child, ended, goOn };
};

/** For up to three processes on a busy machine. */
const PROCESSES_MS = 60_000;

const DONE =
  /^[\d,]+ events copied.* The target holds all [\d,]+, with the same hash: [\da-f]{64}\n$/;

test(
  'it says how many it copied, and their hash',
  async () => {
    const [from, to] = await Promise.all([startStore(), startStore()]);
    await fill(connect(from.url), 20);
    const { printed, said, code } = await start(from.url, to.url).ended;
    expect({ said, code }).toEqual({ said: '', code: 0 });
    expect(printed).toMatch(DONE);
  },
  PROCESSES_MS,
);

test(
  'killed in the middle and run again, it ends with the same log',
  async () => {
    const { child, ended, goOn } = await startHanging();
    child.kill('SIGKILL');
    await ended;
    const { printed, code } = await goOn();
    expect(code).toBe(0);
    expect(printed).toMatch(DONE);
    expect(printed).toContain('were there before');
  },
  PROCESSES_MS,
);

test(
  'Ctrl-C ends it with a sentence, even while an event store does not answer',
  async () => {
    const { child, ended, goOn } = await startHanging();
    child.kill('SIGINT');
    expect(await ended).toEqual({
      printed: '',
      said: 'Interrupted. Run the same command again: it goes on from there.\n',
      code: 1,
    });
    expect((await goOn()).code).toBe(0);
  },
  PROCESSES_MS,
);

test(
  'an event store that is not there is named without its password',
  async () => {
    const to = await startStore();
    const { said, code } = await start('esdb://ada:secret@127.0.0.1:1?tls=false', to.url).ended;
    expect(code).toBe(1);
    expect(said).toMatch(/^esdb:\/\/127\.0\.0\.1:1: The event store does not answer\.\n$/);
  },
  PROCESSES_MS,
);
