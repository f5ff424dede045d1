import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { read, trackedFiles } from './repository.fixture.ts';

/** Sources in these folders, without tests. */
const sourcesIn = (...folders: readonly string[]): readonly string[] =>
  trackedFiles(...folders).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|-conformance\//.test(file),
  );

const SERVICES = ['domain', 'command-api', 'read-api', 'projections', 'infra/adapters'];
const PROCESSES = [...SERVICES, 'infra/embedded', 'infra/launcher', 'infra/operator'];

const filesWith = (files: readonly string[], ...patterns: readonly RegExp[]): readonly string[] =>
  files.filter((file) => {
    const source = read(file);
    return patterns.some((pattern) => pattern.test(source));
  });

/** Ways to open a connection. */
const CALLS: readonly RegExp[] = [
  /(?<![\w.])fetch\([^)]/,
  /import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:net|https?|http2|tls)'/,
  /from 'node:dgram'|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\(/,
  /\bcreateTransport\(|\bnew Stripe\(|\bconnectionString`?\(/,
  /\bnew (?:pg\.)?(?:Client|Pool)\(/,
  /from '(?:@fastify\/reply-from|undici|socket\.io-client)'/,
];

test('the files that call anybody are those that the security page names, each with whom', () => {
  const [, section = ''] =
    /^## Whom our processes call\n(.*?)^# /ms.exec(read('docs/security.md')) ?? [];
  const named = Array.from(section.matchAll(/^\| `([\w./-]+)` \| \S/gm), ([, file]) => file);
  expect(named.toSorted()).toEqual(filesWith(sourcesIn(...PROCESSES), ...CALLS).toSorted());
});

test('a call in another way of writing would be found', () => {
  for (const source of [
    'await fetch(url);',
    "import { request as httpRequest, type Server } from 'node:http';",
    'const stripe = new Stripe(key);',
    'new pg.Client({ connectionString })',
    "import { io } from 'socket.io-client';",
  ])
    expect(
      CALLS.some((call) => call.test(source)),
      source,
    ).toBe(true);
});

test('no service starts a program', () => {
  expect(filesWith(sourcesIn(...SERVICES), /node:child_process|node:cluster/)).toEqual([
    'infra/adapters/process/end-with-us.ts',
  ]);
  // It is for the launcher and the embedded stores.
  expect(filesWith(sourcesIn(...SERVICES), /end-with-us\.ts'/)).toEqual([]);
});

test('two parts of pages take a file, and none runs text as a program or writes HTML', () => {
  const pages = sourcesIn('frontend/src').filter(
    (file) => !file.startsWith('frontend/src/testing'),
  );
  expect(pages.length).toBeGreaterThan(300);
  const forbidden: readonly RegExp[] = [
    /\beval\(|new Function\(|javascript:/,
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    /<(?:iframe|embed|applet|object)[\s>]/,
    /XMLHttpRequest|new (?:WebSocket|EventSource)\(|sendBeacon\(/,
  ];
  expect(filesWith(pages, ...forbidden)).toEqual([]);
  // A text that is sent as JSON and read as a calendar, and a photo that is drawn anew before it is sent.
  expect(filesWith(pages, /type=(?:"|\{')file|type: 'file'/)).toEqual([
    'frontend/src/features/calendar-entries/import/ImportFile.tsx',
    'frontend/src/features/entry-faces/shared/PhotoField.tsx',
  ]);
});

test('few routes read anything but JSON', () => {
  expect(filesWith(sourcesIn(...PROCESSES), /addContentTypeParser\(/)).toEqual([
    // A mail program's one click, a webhook's signature, a mail as it came.
    'command-api/reports/schedules/report-schedules.routes.ts',
    'command-api/subscription-payments/webhook.routes.ts',
    'command-api/support/inbound/inbound.routes.ts',
    // The practice server, which runs in development alone, and bodies that are passed on.
    'infra/embedded/payments/server.ts',
    'infra/launcher/gateway.ts',
  ]);
});

const packageSchema = z.object({
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});

const versions = z.record(z.string(), z.string()).default({});

test('every package has one exact version with its hash, and those that may run scripts are listed', () => {
  const lock = z
    .object({ packages: z.record(z.string(), packageSchema) })
    .parse(JSON.parse(read('package-lock.json')));
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { integrity }] of installed) expect(integrity, path).toMatch(/^sha\d+-/);
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(read('package.json')));
  const withScripts = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(withScripts.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  for (const workspace of ['.', 'domain', 'infra', 'command-api', 'read-api', 'frontend']) {
    const declared = z
      .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
      .parse(JSON.parse(read(join(workspace, 'package.json'))));
    for (const [name, version] of Object.values(declared).flatMap(Object.entries))
      expect(version, `${workspace} ${name}`).toMatch(/^(?:\d+\.\d+\.\d+[\w.-]*|\*)$/);
  }
});
