import { globSync } from 'node:fs';
import { join } from 'node:path';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Program, UsageError } from '../../adapters/process/command-line.ts';
import { SERVICES } from '../../launcher/services/services.ts';
import { read, repository } from './repository.fixture.ts';

/** The entry of `npm start`, which runs this program from its bundle, in its own process and with its arguments. */
const BUNDLED = { entry: 'infra/launcher/main.ts', program: 'infra/launcher/bundled/main.ts' };

/** Every program of ours; the functions that programs are started by have the same name. */
const mains = globSync('{infra,command-api,projections,read-api}/**/main.ts', {
  cwd: repository,
  exclude: (name) => name === 'node_modules',
}).filter((file) => file !== 'infra/adapters/process/main.ts' && file !== BUNDLED.entry);

const ARGUMENTS = ` from './arguments.ts';`;

const loaded = z.object({
  program: z.custom<Program<unknown>>(
    (value) => typeof value === 'object' && value !== null && 'calls' in value && 'read' in value,
  ),
});

const programs = new Map<string, Program<unknown>>();

beforeAll(async () => {
  for (const main of mains.filter((file) => read(file).includes(ARGUMENTS))) {
    const file = join(repository, main.replace(/main\.ts$/, 'arguments.ts'));
    const { program } = loaded.parse(await import(file));
    programs.set(program.name.replace(/^npm run | --$/g, ''), program);
  }
}, 60_000);

/** The line that a wrong call is answered with. */
const complaintOf = (program: Program<unknown>, args: readonly string[]): string => {
  try {
    program.read(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'taken';
};

test('every program reads its arguments by the one parser', () => {
  expect(mains.length).toBeGreaterThan(20);
  for (const main of mains) expect(read(main), main).toMatch(/^runMain\(program, /m);
  const others = mains.filter((main) => !read(main).includes(ARGUMENTS));
  for (const main of others)
    expect(read(main), main).toMatch(/^const program = (?:withoutArguments|passesOn)\($/m);
  expect(programs.size + others.length).toBe(mains.length);
});

test('every npm script of ours starts such a program', () => {
  const started = Array.from(read('scripts/run.mjs').matchAll(/'([\w/-]+\.ts)'/g), ([, file]) =>
    file === BUNDLED.entry ? BUNDLED.program : file,
  );
  expect(started.length).toBeGreaterThan(15);
  expect(read(BUNDLED.entry)).toContain(
    "await import(pathToFileURL(serviceFile('launcher')).href)",
  );
  expect(SERVICES.launcher).toBe(join(repository, BUNDLED.program));
  expect(started.filter((file) => !mains.includes(file ?? ''))).toEqual([]);
});

interface WrongCall {
  readonly args: readonly string[];
  /** First argument that is wrong. */
  readonly names: string;
}

/** Wrong calls that follow from what a program takes. */
const wrongCallsOf = ({ calls }: Program<unknown>): readonly WrongCall[] => [
  ...('' in calls ? [] : [{ args: [], names: 'COMMAND' }]),
  ...('' in calls ? [] : [{ args: ['dance'], names: 'dance' }]),
  { args: ['--no-such-option'], names: '--no-such-option' },
  { args: ['-x'], names: '-x' },
  ...Object.entries(calls).flatMap(([command, { fields }]) => {
    const typed = command === '' ? [] : command.split(' ');
    const names = Object.keys(fields);
    const words = names.filter((name) => /^[A-Z]/.test(name));
    const options = names.filter((name) => !words.includes(name)).map((name) => `--${name}`);
    const isFlag = (option: string): boolean =>
      z
        .object(fields)
        .safeParse({ [option.slice(2)]: true })
        .error?.issues.every(({ path }) => path[0] !== option.slice(2)) ?? true;
    const values = options.filter((option) => !isFlag(option));
    const takesRest = words.some((word) => {
      const issues = z.object(fields).safeParse({ [word]: [] }).error?.issues ?? [];
      return issues.every(({ path }) => path[0] !== word);
    });
    return [
      ...(takesRest
        ? []
        : [{ args: [...typed, ...words.map(() => 'word'), 'surplus'], names: 'surplus' }]),
      ...values.map((option) => ({ args: [...typed, option], names: option })),
      ...values.map((option) => ({ args: [...typed, option, '--help-me'], names: option })),
      ...options
        .filter((option) => isFlag(option))
        .map((option) => ({ args: [...typed, `${option}=yes`], names: option })),
    ];
  }),
];

test('a wrong call of any program is answered by one line that begins with the wrong argument', () => {
  expect(programs.size).toBeGreaterThan(15);
  for (const program of programs.values())
    for (const { args, names } of wrongCallsOf(program)) {
      const complaint = complaintOf(program, args);
      const call = `${program.name} ${args.join(' ')}`;
      expect(complaint.startsWith(`${names}: `), `${call}\n${complaint}`).toBe(true);
      expect(complaint, call).not.toContain('\n');
    }
});

test('the help of a program names each of its commands and options', () => {
  for (const { name, usage, calls } of programs.values()) {
    expect(usage, name).toContain(name);
    for (const [command, { fields }] of Object.entries(calls))
      for (const field of [command, ...Object.keys(fields)])
        expect(usage, `${name} ${command}`).toContain(
          /^(?:[A-Z]|$)/.test(field) || field === command ? field : `--${field}`,
        );
  }
});

/** A program, what is typed after it, and the line that answers. */
const WRONG_CALLS: readonly (readonly [string, string, string])[] = [
  ['history', 'export', '--format: is missing; use parquet'],
  ['history', 'export --format csv', '--format: csv is no format; use parquet'],
  [
    'history',
    'export --format parquet --from 2026-13-01',
    '--from: 2026-13-01 is no day; use YYYY-MM-DD',
  ],
  [
    'history',
    'export --format parquet --to yesterday',
    '--to: yesterday is no day; use YYYY-MM-DD',
  ],
  [
    'history',
    'export --format parquet --from 2026-02-01 --to 2026-01-31',
    '--to: 2026-01-31 is before --from 2026-02-01; use a day from there on',
  ],
  ['history', 'export --format parquet --format parquet', '--format: is given twice; give it once'],
  ['history', 'import', 'import: there is no such command; use export'],
  [
    'report',
    'favorites --from 2026-02-30 --to 2026-03-01',
    '--from: 2026-02-30 is no day; use YYYY-MM-DD',
  ],
  ['report', '', 'REPORT: is missing; use a name that --list shows'],
  ['report', 'favorites', '--from: is missing; use YYYY-MM-DD'],
  ['report', 'favorites --from 2026-01-01', '--to: is missing; use YYYY-MM-DD'],
  [
    'report',
    'favorites --from 2026-02-01 --to 2026-01-01',
    '--to: The period ends before it begins, on 2026-02-01.',
  ],
  [
    'report',
    'favorites --from 2026-01-01 --to 2026-01-31 --state Ohio',
    '--state: A state is two letters such as NC, or several: NC,VA',
  ],
  [
    'report',
    'favorites --from 2026-01-01 --to 2026-01-31 --state XX',
    '--state: There is no state XX.',
  ],
  [
    'report',
    'favorites --from 2026-01-01 --to 2026-01-31 --format xlsx',
    '--format: xlsx is no format; use csv or json',
  ],
  ['report', 'favorites --list', '--list: stands alone; leave out all else'],
  [
    'report',
    'favorites retention --list',
    'retention: is one word too many after REPORT; put words with spaces in quotes',
  ],
  [
    'simulate',
    '--families many',
    '--families: many is no whole number from 1 to 1,000,000; use one in digits, without commas',
  ],
  [
    'simulate',
    '--months 0',
    '--months: 0 is no whole number from 1 to 120; use one in digits, without commas',
  ],
  [
    'simulate',
    '--months -1',
    '--months: -1 is no whole number from 1 to 120; use one in digits, without commas',
  ],
  [
    'simulate',
    '--events 1,000',
    '--events: 1,000 is no whole number from 1 to 100,000,000; use one in digits, without commas',
  ],
  [
    'simulate',
    '--families 100 --events 1499',
    '--events: 100 families make at least 1500 events; use more events, or fewer --families',
  ],
  ['simulate', '--until 2999-01-01', '--until: 2999-01-01 is not over yet; use a day before '],
  [
    'simulate',
    '--speed 1',
    '--speed: there is no such option here; use --families, --months, --events, --seed, --until or --into-existing',
  ],
  ['simulate', 'now', 'now: no word may follow'],
  ['keys', '', 'COMMAND: is missing; use status, rotate or expire'],
  ['keys', 'rotate now', 'now: no word may follow rotate'],
  ['keys', 'rotate --dry-run', '--dry-run: there is no such option here; there is none'],
  [
    'event-store',
    '--port abc',
    '--port: abc is no port; use a whole number from 0 to 65535 (0 takes a free one)',
  ],
  [
    'event-store',
    '--port 65536',
    '--port: 65536 is no port; use a whole number from 0 to 65535 (0 takes a free one)',
  ],
  ['event-store', '--max-append-size 0', '--max-append-size: 0 is no whole number from 1 to '],
  ['event-store', 'verify --port 2113', '--port: there is no such option here; use --data'],
  [
    'event-store -- scavenge',
    '--port x',
    '--port: x is no port; use a whole number from 0 to 65535 (0 takes a free one)',
  ],
  [
    'event-store -- copy',
    '--from esdb://one',
    '--to: is missing; use the address of an event store: esdb://HOST:2113?tls=false',
  ],
  [
    'event-store -- copy',
    '--from one --to two',
    '--from: The address of the event store cannot be read. ',
  ],
  [
    'directory:import',
    '--format hsds a.csv',
    '--format: hsds is no format; use nppes, spreadsheet or excluded',
  ],
  [
    'directory:import',
    '--format spreadsheet --mapping a.json',
    'FILE: is missing; use the name of a file',
  ],
  [
    'directory:import',
    '--format nppes a.csv b.csv',
    'b.csv: is one word too many after FILE; put words with spaces in quotes',
  ],
  [
    'directory:import',
    '--format nppes --mapping a.json a.csv',
    '--mapping: is not for nppes; leave it out',
  ],
  [
    'directory:import',
    '--format spreadsheet a.csv',
    '--mapping: is missing; use the name of a JSON file',
  ],
  ['content', 'publish', 'DIR: is missing; use the name of a folder'],
  [
    'content',
    'correct texas regulator.phone 1 --source Call --by Ana',
    'KIND/ID: texas is no item; use KIND/ID, such as state/texas',
  ],
  [
    'content',
    'correct state/texas regulator.phone 1 --by Ana',
    '--source: is missing; use what says so, in quotes',
  ],
  [
    'content',
    'correct state/texas regulator.phone 1 --source Call --by Ana --on today',
    '--on: today is no day; use YYYY-MM-DD',
  ],
  [
    'content',
    'correct state/texas regulator.phone 1 --source Call --by Ana --url example',
    '--url: example is no web address; use one that begins with https:// or http://',
  ],
  [
    'content',
    'correct state/texas regulator.phone 1 --source Call --by Ana --verified surely',
    '--verified: surely is no level; use ',
  ],
  ['support -- groups', 'import', 'FILE: is missing; use the name of a CSV file'],
  [
    'support',
    'quarantine release no-id',
    'ID: no-id is no id; use one of 32 letters and digits, as quarantine shows it',
  ],
  ['support', 'quarantine forget', 'forget: no word may follow quarantine'],
  ['support', 'visitors', 'visitors: a word has to follow; use forget'],
  [
    'support',
    'visitors remember eva@example.org',
    'remember: visitors has no such command; use forget',
  ],
  [
    'support',
    'visitors forget eva',
    'EMAIL: eva is no email address; use one such as ana@example.org',
  ],
  ['support', 'erase eva@example.org', '--now: is missing; it confirms that this cannot be undone'],
  ['staff', 'add ana@example.org', 'ROLE: is missing; use support or analyst'],
  ['staff', 'add ana@example.org queen', 'ROLE: queen is no role of staff; use support or analyst'],
  ['staff', 'set-tier ana@example.org gold', 'TIER: gold is no plan; use '],
  [
    'staff',
    'set-tier ana@example.org plus 30',
    '30: is one word too many after EMAIL TIER; put words with spaces in quotes',
  ],
  [
    'staff',
    'set-tier ana@example.org plus --days 1.5',
    '--days: 1.5 is no whole number from 1 to 3660; use one in digits, without commas',
  ],
  [
    'staff',
    'set-tier ana@example.org free --days 30',
    '--days: only a gift ends by itself; leave it out with free',
  ],
  ['staff', 'access-log --since 2026-02-30', '--since: 2026-02-30 is no day; use YYYY-MM-DD'],
  [
    'directory',
    'resolve',
    'REPORT: is missing; use an id as npm run directory -- reports shows it',
  ],
  ['directory', 'resolve r1 --set phone=1', '--set: phone: is no US telephone number.'],
  ['directory', 'resolve r1 --set phone', '--set: "phone" is not written as field=value.'],
  [
    'directory',
    `resolve r1 --note ${'x'.repeat(1_001)}`,
    '--note: the words for the family may have 1000 letters at most',
  ],
  ['directory', 'correct npi-1', '--set: is missing; use FIELD=VALUE, such as phone=919-555-0100'],
  ['directory', 'accept p1', '--by: is missing; use the name of the person who checked it'],
  ['directory', 'accept p1 --by Ana --on 21.11.2026', '--on: 21.11.2026 is no day; use YYYY-MM-DD'],
  [
    'directory',
    'accept p1 --listing npi-1 --by Ana',
    '--by: is for a new listing; leave it out with --listing',
  ],
  ['directory', 'decline p1', 'REASON: is missing; use words for the family, in quotes'],
  ['policies', 'status now', 'now: no word may follow status'],
  ['payments', 'reconcile --all', '--all: there is no such option here; there is none'],
  ['projections', 'rebuild', 'NAME: is missing; use '],
  ['projections', 'rebuild favorites nothing', 'NAME: nothing is no projection; use '],
  ['projections', 'verify favorites favorites', 'favorites: is given twice; give it once'],
  [
    'chat',
    'evaluate a.tsv --adapter gpt',
    '--adapter: gpt is no adapter; use embedded, openai or anthropic',
  ],
  ['bench', 'nothing', 'nothing: there is no such command; use calendar, '],
  ['bench', 'http 5', 'SIZE: 5 is no size of this one; use smallest'],
  [
    'bench',
    'replay lots',
    'SIZE: lots is no size; use a whole number from 1 to 10,000,000, or smallest',
  ],
  [
    'screenshots',
    '--widths 360,wide',
    '--widths: wide is no whole number from 200 to 4000; use one in digits, without commas',
  ],
  ['screenshots', '--modes dim', '--modes: dim is no color mode; use '],
  [
    'node infra/embedded/payments/main.ts',
    '--webhook here',
    '--webhook: here is no web address; use one that begins with https:// or http://',
  ],
];

test(
  'a wrong call is told: …',
  everyRow(WRONG_CALLS, ([name, typed, line]) => {
    const program = programs.get(name) ?? expect.fail(`There is no program ${name}.`);
    const complaint = complaintOf(
      program,
      typed.split(' ').filter((word) => word !== ''),
    );
    expect(complaint.slice(0, line.length)).toBe(line);
    if (!line.endsWith(' ')) expect(complaint).toBe(line);
  }),
);

test('words with spaces and signs are told within one line', () => {
  const program = programs.get('keys') ?? expect.fail('There are no keys.');
  expect(complaintOf(program, ['two\nlines'])).toBe(
    '"two\\nlines": there is no such command; use status, rotate or expire',
  );
  expect(complaintOf(program, [''])).toBe(
    '"": there is no such command; use status, rotate or expire',
  );
});
