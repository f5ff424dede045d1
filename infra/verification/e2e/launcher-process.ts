import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { PROGRAMS } from '../../launcher/programs.ts';
import { KEEPS_COMPILED_CODE } from './operate.ts';

/** As `npm start` calls it, which bounds the heap. */
export const LAUNCHER = [process.execPath, '--max-semi-space-size=2', PROGRAMS.launcher] as const;

/** One start of Hearthway, as `npm start` does it. */
export interface LauncherProcess {
  /** Resolves with where it can be opened; rejects with what it complained about. */
  readonly ready: Promise<string>;
  /** Resolves when it has gone. */
  readonly ended: Promise<{ readonly code: number | null; readonly complaints: string }>;
  readonly send: (signal: NodeJS.Signals) => void;
}

export interface LauncherOptions {
  readonly dataDirectory: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** A file that takes everything that any of its processes prints. */
  readonly logFile?: string;
}

export const spawnLauncher = ({
  dataDirectory,
  environment,
  logFile,
}: LauncherOptions): LauncherProcess => {
  const [node, ...args] = LAUNCHER;
  const launcher = spawn(node, args, {
    env: {
      ...KEEPS_COMPILED_CODE,
      DATA_DIR: dataDirectory,
      PORT: '0',
      LOG_LEVEL: 'silent',
      // All tests come from one address.
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (logFile !== undefined)
    for (const output of [launcher.stdout, launcher.stderr])
      output.on('data', (printed: Buffer) => appendFileSync(logFile, printed));
  const ended = readEnd(launcher, launcher.stderr);
  const ready = Promise.race([
    new Promise<string>((resolve) => {
      createInterface(launcher.stdout).on('line', (line) => {
        const url = / is ready at (\S+)$/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
    }),
    ended.then(({ complaints }) => Promise.reject(new Error(complaints))),
  ]);
  // Tests that expect a refusal do not await it.
  ready.catch(() => {});
  return { ready, ended, send: (signal) => launcher.kill(signal) };
};

/** One start of Hearthway in a terminal of its own. */
export interface TerminalLauncher {
  /** Everything printed so far, in lines that end with `\n`. */
  readonly printed: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  readonly pressCtrlC: () => void;
}

export const spawnLauncherInTerminal = (environment: NodeJS.ProcessEnv): TerminalLauncher => {
  const command = `exec ${LAUNCHER.map((word) => `'${word}'`).join(' ')}`;
  // `script` gives its command a pseudo-terminal and exits with the command's code.
  const script = spawn('script', ['-qec', command, '/dev/null'], {
    env: {
      ...KEEPS_COMPILED_CODE,
      PATH: '/usr/bin:/bin',
      SHELL: '/bin/sh',
      PORT: '0',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  script.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text.replaceAll('\r\n', '\n');
  });
  const ended = once(script, 'close').then(() => script.exitCode);
  return {
    printed: () => printed,
    ended,
    pressCtrlC: () => {
      script.stdin.write('\x03');
    },
  };
};

const readEnd = async (launcher: ChildProcess, stderr: NodeJS.ReadableStream) => {
  const [complaints] = await Promise.all([text(stderr), once(launcher, 'exit')]);
  return { code: launcher.exitCode, complaints };
};

/** Linux tells which processes were started for this data directory. */
export const processesOn = (dataDirectory: string): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      ['environ', 'cmdline'].some((file) => contentOf(pid, file).includes(dataDirectory)),
    )
    .map(Number);

/** The process that runs this program for this data directory. */
export const findProcess = (dataDirectory: string, program: string): number => {
  const pid = processesOn(dataDirectory).find((it) =>
    contentOf(String(it), 'cmdline').includes(program),
  );
  if (pid === undefined) throw new Error(`${program} is not running.`);
  return pid;
};

/** Empty when the process has ended or belongs to another user. */
const contentOf = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
