// The entry of every npm script. It is plain JavaScript because a fresh clone runs it with the
// machine's own Node (18 or newer); its children run on the Node 24 that the lock file names.
// The scripts say `exec`, for otherwise npm's signals would end at the shell in between.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const check = [['tsc', '-b'], ['biome', 'ci', '--error-on-warnings'], ['knip']];
/** Node reads the configuration as it is: bundling it takes seconds. */
const vitest = ['vitest', 'run', '--configLoader', 'native'];
/** Vitest looks for Chromium while it reads its configuration. */
const machine = ['node', 'infra/verification/machine/main.ts'];
/**
 * Options that bound the heap: V8 otherwise lets the young and the old generation grow to several
 * times what is in use.
 *
 * @param {number} megabytes
 */
const heapBounds = (megabytes) => ['--max-semi-space-size=16', `--max-old-space-size=${megabytes}`];
const eventStore = [['node', ...heapBounds(1024), 'infra/embedded/event-store/main.ts']];

/**
 * The commands of each task, run one after the other until one fails. Arguments of the npm script
 * go to the last of them. With a second word, it is for scripts whose first argument is that word.
 *
 * @type {Readonly<Record<string, string[][]>>}
 */
const tasks = {
  start: [['node', '--max-semi-space-size=2', 'infra/launcher/main.ts']],
  'event-store': eventStore,
  'event-store scavenge': [['node', 'infra/operator/scavenge/main.ts']],
  'event-store copy': [['node', ...heapBounds(768), 'infra/operator/copy/main.ts']],
  'directory:import': [['node', ...heapBounds(384), 'projections/directory-import/main.ts']],
  chat: [['node', 'infra/training/chat/main.ts']],
  content: [['node', 'projections/content/main.ts']],
  directory: [['node', 'command-api/directory/main.ts']],
  payments: [['node', 'command-api/subscription-payments/main.ts']],
  policies: [['node', 'command-api/policies/main.ts']],
  projections: [['node', 'projections/cli/main.ts']],
  keys: [['node', 'infra/operator/keys/main.ts']],
  simulate: [['node', ...heapBounds(384), 'infra/operator/simulate/main.ts']],
  history: [['node', ...heapBounds(256), 'infra/operator/history/main.ts']],
  staff: [['node', 'command-api/staff/main.ts']],
  support: [['node', 'command-api/support/main.ts']],
  'support groups': [['node', 'projections/content/groups/main.ts']],
  report: [['node', ...heapBounds(160), 'infra/operator/reports/main.ts']],
  check,
  test: [machine, ...check, ['node', 'infra/verification/test-runs/main.ts']],
  'test:unit': [[...vitest, '--project', 'unit']],
  'test:component': [machine, [...vitest, '--project', 'component']],
  'test:conformance': [[...vitest, '--project', 'conformance']],
  'test:outside': [machine, ['node', 'infra/verification/outside/main.ts']],
  'test:soak': [machine, [...vitest, '--project', 'soak*']],
  bench: [machine, ['node', 'infra/verification/bench/main.ts']],
  screenshots: [machine, ['node', 'infra/verification/screenshots/main.ts']],
  format: [['biome', 'check', '--write']],
  messages: [
    ['lingui', 'extract', '--clean', '--config', 'frontend/lingui.config.ts'],
    ['node', 'scripts/untranslated.mjs'],
  ],
};

/** Tasks that need `devDependencies`. The product is built and run without them. */
const DEVELOPMENT = /^(?:check|test|bench|screenshots|format|messages)(?::|$)/;

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}

/**
 * Over the channel our own programs notice that we were killed.
 *
 * @type {import('node:child_process').StdioOptions}
 */
const withChannel = ['inherit', 'inherit', 'inherit', 'ipc'];

/**
 * Runs one command to its end and answers its exit code, and its errors where they are piped.
 *
 * @param {readonly string[]} command
 * @param {'inherit' | 'pipe'} errors
 * @returns {Promise<{ exitCode: number, said: string }>}
 */
const run = ([program = '', ...args], errors = 'inherit') =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        // Keeps compiled code: half of a start would otherwise be stripping types.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...process.env,
        // Warns of a store that is addressed by its IP, before the sentence that says what is wrong with it.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=DEP0123`.trim(),
        PATH: `${bin}${delimiter}${process.env['PATH']}`,
      },
      stdio: program === 'node' ? withChannel : ['inherit', 'inherit', errors],
    });
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    const parent = process.ppid;
    const watching = setInterval(() => {
      // npm was killed, and cannot end its child itself.
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 500);
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal has already sent Ctrl-C to the child, and a second one means "stop at once".
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => fail(`Could not start ${program}: ${error.message}.`));
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      clearInterval(watching);
      resolve({ exitCode: code ?? 128 + (signal ? os.signals[signal] : 0), said });
    });
  });

/** @param {readonly string[][]} commands */
const runAll = async (commands) => {
  for (const command of commands) {
    const { exitCode } = await run(command);
    if (exitCode !== 0) process.exit(exitCode);
  }
};

const [script = '', ...given] = process.argv.slice(2);
const isOwnTask = `${script} ${given[0]}` in tasks;
const task = isOwnTask ? `${script} ${given[0]}` : script;
const args = isOwnTask ? given.slice(1) : given;
const commands = tasks[task];
if (!commands) fail(`There is no task "${task}". There are: ${Object.keys(tasks).join(', ')}.`);

await installMissing({ root, run, fail, isDevelopment: DEVELOPMENT.test(task) });

if (!existsSync(join(bin, 'node')) && Number.parseInt(process.versions.node, 10) < 24) {
  fail(`npm carries no Node 24 for ${process.platform} ${process.arch}: please install Node 24.`);
}

const last = [...(commands.at(-1) ?? []), ...args];
// Help needs nothing of what comes before.
const before = args.includes('--help') || args.includes('-h') ? [] : commands.slice(0, -1);
await runAll([...before, last]);
