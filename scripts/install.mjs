// Installs the packages that a task needs. Plain JavaScript for the machine's own Node, as run.mjs.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} InstallOptions
 * @property {string} root
 * @property {boolean} isDevelopment Installs `devDependencies` too.
 * @property {(command: readonly string[], errors: 'pipe') => Promise<{ exitCode: number, said: string }>} run
 * @property {(reason: string) => never} fail Prints one sentence and ends the process.
 */

/**
 * Installs packages that the task needs and that are absent; what is there stays.
 *
 * @param {InstallOptions} options
 */
export const installMissing = async (options) => {
  const { root, isDevelopment } = options;
  const locked = packagesIn(join(root, 'package-lock.json'));
  // npm's account of what it has installed.
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const folders = Object.keys(locked).filter((folder) => folder.includes('node_modules/'));
  /** @param {string} folder */
  const isCurrent = (folder) => installed[folder]?.version === locked[folder]?.version;
  const missing = folders.filter(
    (folder) =>
      !isCurrent(folder) && !locked[folder]?.optional && (isDevelopment || !locked[folder]?.dev),
  );
  if (missing.length === 0) return;
  const isFirst = Object.keys(installed).length === 0;
  const isOutdated = folders.some((folder) => installed[folder] && !isCurrent(folder));
  const hadDevelopment = Object.values(installed).some(({ dev }) => dev);
  await install(options, [
    // Only `ci` replaces packages of another lock file, and only `install` keeps those that are there.
    ...(isFirst || isOutdated ? ['ci'] : ['install', '--no-save']),
    // Said outright, for npm would go by NODE_ENV.
    isDevelopment || hadDevelopment ? '--include=dev' : '--omit=dev',
  ]);
  removeUnused(join(root, 'node_modules'));
};

/**
 * The packages of a lock file by their folder; none where there is no such file.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean }>}
 */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** npm's codes for a registry that does not answer. */
const NO_NETWORK =
  /\b(?:E(?:AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|TIMEDOUT)|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Says what goes on, and ends with one sentence where it cannot.
 *
 * @param {InstallOptions} options
 * @param {readonly string[]} wanted
 */
const install = async ({ root, run, fail }, wanted) => {
  try {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    accessSync(join(root, 'node_modules'), constants.W_OK);
  } catch (error) {
    fail(
      `The packages are not installed, and ${root} cannot be written (${error instanceof Error && 'code' in error ? error.code : error}). Run npm start once where this checkout can be written; installed and started once, it may be read-only.`,
    );
  }
  console.error('Installing packages, which takes up to a minute ...');
  const npm = process.env['npm_execpath'];
  // Warnings are left out: they are about the Node that installs, which is not the one that runs.
  const quietly = ['--include=optional', '--loglevel=error', '--no-progress'];
  // npm's own pauses between tries add up to two minutes.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
  const program = npm ? [process.execPath, npm] : ['npm'];
  const { exitCode, said } = await run([...program, ...wanted, ...quietly, ...patience], 'pipe');
  if (exitCode === 0) return;
  const code = NO_NETWORK.exec(said)?.[0];
  fail(
    code === undefined
      ? said.trimEnd()
      : `The packages could not be installed: the registry does not answer (${code}). Connect this machine to the network, or set npm's registry to one that it reaches, and try again.`,
  );
};

/** Source maps, and the TypeScript that they lead to. */
const UNUSED_FILE = /\.map$|(?<!\.d)\.[cm]?tsx?$/;

const UNUSED_PARTS = [
  // Headers for compiling native modules.
  ...['linux-arm64', 'linux-x64', 'win-x64'].map((platform) => `node-${platform}/include`),
  // Types of all icons under other names.
  ...['dynamic', 'dynamicIconImports'].flatMap((name) =>
    ['d.ts', 'd.mts'].map((ending) => `lucide-react/${name}.${ending}`),
  ),
  ...['prefixed', 'suffixed'].map((name) => `lucide-react/dist/lucide-react.${name}.d.ts`),
  // Bundle for pages without a build.
  'recharts/umd',
];

/** Package whose types are read by no package and no source: recharts alone uses it. */
const UNTYPED = 'es-toolkit';

/**
 * Removes what nothing of ours reads, a third of what npm unpacks.
 *
 * @param {string} modules
 */
const removeUnused = (modules) => {
  for (const part of UNUSED_PARTS) rmSync(join(modules, part), { recursive: true, force: true });
  removeFiles(modules, UNUSED_FILE);
  const untyped = join(modules, UNTYPED);
  if (existsSync(untyped)) removeFiles(untyped, /\.d\.[cm]?ts$/);
};

/**
 * @param {string} folder
 * @param {RegExp} pattern Of the names to remove, in all folders below.
 */
const removeFiles = (folder, pattern) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A link, which is no directory here, leads to a workspace of ours.
    if (entry.isDirectory()) removeFiles(path, pattern);
    else if (entry.isFile() && pattern.test(entry.name)) rmSync(path);
  }
};
