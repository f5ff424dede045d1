import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** Configuration that decides whether code passes `npm run check`; the code itself is left out. */
const configuration = [
  '.gitignore',
  'biome.json',
  'domain/purity.grit',
  'package.json',
  'tsconfig.base.json',
  ...['domain', 'infra', 'command-api', 'projections', 'read-api', 'frontend'].flatMap(
    (workspace) => [`${workspace}/package.json`, `${workspace}/tsconfig.json`],
  ),
];

interface Complaint {
  readonly rule: string;
  readonly message: string;
}

/** A tool's complaints, by file; paths are relative to the copy. */
type Complaints = ReadonlyMap<string, readonly Complaint[]>;

/**
 * A temporary copy of the repository's configuration that holds nothing but `files` (path to
 * source), for the installed tools to judge.
 */
export const plantCopy = (files: Readonly<Record<string, string>>) => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'hearthway-planted-')));
  for (const path of configuration) cpSync(join(repository, path), join(copy, path));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), source);
  }

  const complaints = (line: RegExp, tool: string, ...args: string[]): Complaints => {
    const { error, status, stderr, stdout } = spawnSync(
      join(repository, 'node_modules/.bin', tool),
      args,
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    if (error) throw error;
    const found = Array.from(stdout.matchAll(line), ({ groups = {} }) => ({
      // Biome prints absolute paths here, tsc relative ones.
      path: relative(copy, resolve(copy, groups['path'] ?? '')),
      rule: groups['rule'] ?? '',
      message: groups['message'] ?? '',
    }));
    // A tool that breaks down before it has judged anything must not pass for one that approves.
    if ((status === 0) !== (found.length === 0)) {
      throw new Error(`${tool} ended with ${status}:\n${stdout}${stderr}`);
    }
    return Map.groupBy(found, ({ path }) => path);
  };

  return {
    lint: () =>
      complaints(
        /^::error title=(?<rule>[^,]+),file=(?<path>[^,]+),.*?::(?<message>.*)$/gm,
        'biome',
        'ci',
        '--reporter=github',
        '--max-diagnostics=none',
      ),
    typeCheck: (workspace: string) =>
      complaints(
        /^(?<path>\S+)\(\d+,\d+\): error (?<rule>TS\d+): (?<message>.*)$/gm,
        'tsc',
        '-p',
        workspace,
        '--pretty',
        'false',
      ),
    remove: () => rmSync(copy, { recursive: true }),
  };
};
