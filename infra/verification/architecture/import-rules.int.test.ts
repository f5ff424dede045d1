import { afterAll, describe, expect, test } from 'vitest';
import { plantCopy } from './planted-copy.fixture.ts';

// A rule that has stopped working looks exactly like clean code. So each rule of the architecture
// is broken here on purpose, and the tools of `npm run check` have to say so.

interface Violation {
  readonly what: string;
  readonly file: string;
  readonly source: string;
  readonly complaint: string;
}

const fileIn = (workspace: string, content: string) =>
  `${workspace}/planted/${content.replaceAll(/\W+/g, '_')}.ts`;

const importing = (workspace: string, specifiers: readonly string[], complaint: string) =>
  specifiers.map(
    (specifier): Violation => ({
      what: `${workspace} imports ${specifier}`,
      file: fileIn(workspace, specifier),
      source: `import '${specifier}';\n`,
      complaint,
    }),
  );

const evaluatingInDomain = (expression: string, complaint: string): Violation => ({
  what: `domain evaluates ${expression}`,
  file: fileIn('domain', expression),
  source: `export const impure = ${expression};\n`,
  complaint,
});

const services = ['command-api', 'projections', 'read-api'];
const appsOtherThan = (workspace: string) =>
  [...services, 'frontend']
    .filter((app) => app !== workspace)
    .map((app) => `@hearthway/${app}/app.ts`);

const brokenImports = [
  ...importing(
    'domain',
    ['node:fs', 'fs', 'react', 'ts-fsrs', '@hearthway/infra/store.ts'],
    'zod is its only dependency',
  ),
  ...importing('domain', ['../../infra/store.ts'], 'domain imports no other workspace'),
  ...importing('domain', ['vitest'], "vitest isn't specified"),

  ...services.flatMap((service) => [
    ...importing(service, appsOtherThan(service), 'services never import each other'),
    ...importing(service, ['@eventstore/db-client'], 'only infra talks to the event store'),
    ...importing(service, ['../../../domain/product.ts'], 'by its package name'),
  ]),

  ...services.flatMap((service) => [
    ...importing(
      service,
      [
        '@hearthway/infra/embedded/event-store/server.ts',
        '@hearthway/infra/launcher/launch.ts',
        '@hearthway/infra/operator/reports/answer.ts',
        '@hearthway/infra/verification/fuzz/calls.fixture.ts',
      ],
      'services stand on the adapters of infra',
    ),
    ...importing(
      service,
      ['@hearthway/infra/adapters/http/access.fixture.ts', './app.fixture.ts'],
      'fixtures are for tests',
    ),
  ]),

  ...importing('infra', appsOtherThan('infra'), 'infra imports domain only'),
  ...importing(
    'infra/adapters',
    [
      '../../embedded/postgres/postgres.ts',
      '../../launcher/child.ts',
      '../../operator/keys/keys-command.ts',
      '../../verification/faults/kill.fixture.ts',
    ],
    'adapters are the lowest floor',
  ),
  ...importing(
    'infra/embedded',
    ['../../adapters/http/server.ts', '../../launcher/child.ts', '../../operator/keys/main.ts'],
    'an embedded server is a box of its own',
  ),
  ...importing(
    'infra/launcher',
    ['../../operator/keys/main.ts', '../../verification/e2e/stack.ts'],
    'the launcher imports the embedded servers and adapters only',
  ),
  ...importing(
    'infra/operator',
    ['../../launcher/child.ts', '../../embedded/postgres/postgres.ts'],
    'operator tools work on any running Hearthway',
  ),
  ...importing(
    'infra/training',
    ['../../launcher/child.ts', '../../operator/keys/main.ts'],
    'training tools learn from messages',
  ),
  ...['adapters', 'embedded', 'launcher', 'operator', 'training'].flatMap((room) =>
    importing(`infra/${room}`, ['./planted.fixture.ts'], 'fixtures are for tests'),
  ),

  ...importing('projections/engine', ['../../cli/commands.ts'], 'knows no context'),
  ...importing('infra', ['../../../read-api/app.ts'], 'by its package name'),

  ...importing(
    'frontend',
    [
      '@hearthway/infra/store.ts',
      '@hearthway/command-api/app.ts',
      '@hearthway/domain/favorites/favorites.decider.ts',
      '@hearthway/domain/favorites/favorites.events.ts',
      '@hearthway/domain/insurance/denial.decider.ts',
    ],
    "only domain's contracts and constants",
  ),
  ...importing('frontend', ['../../../domain/product.ts'], 'by its package name'),
  ...importing(
    'frontend/build',
    ['@hearthway/projections/main.ts', '@hearthway/infra/store.ts'],
    'the build of the pages',
  ),
  // A file of its context, one in a folder of it, and one in a folder of that.
  ...importing(
    'frontend/src/features',
    ['../favorites/FavoritesPage.tsx', '../../site/home/HomePage.tsx', '../../app/pages.tsx'],
    'features import the shared folder only',
  ),
  ...importing(
    'frontend/src/features/context',
    ['../../favorites/FavoritesPage.tsx', '../../../site/home/HomePage.tsx'],
    'features import the shared folder only',
  ),
  ...importing(
    'frontend/src/features/context/room',
    ['../../../favorites/FavoritesPage.tsx', '../../../../features/favorites/FavoritesPage.tsx'],
    'features import the shared folder only',
  ),
  ...importing(
    'frontend/src/site',
    ['../home/HomePage.tsx', '../../features/favorites/FavoritesPage.tsx', '../../app/pages.tsx'],
    'pages of the site import of a feature its shared folder only',
  ),
  ...importing(
    'frontend/src',
    ['../features/favorites/FavoritesPage.tsx', '../site/home/HomePage.tsx', '../app/pages.tsx'],
    'shared rooms of the frontend import no feature',
  ),
  ...importing(
    'frontend/src/boot',
    ['../../features/favorites/FavoritesPage.tsx', '../../site/home/HomePage.tsx'],
    'before the first paint',
  ),
  ...[
    'frontend/src',
    'frontend/src/boot',
    'frontend/src/features/context',
    'frontend/src/site',
  ].flatMap((room) => importing(room, ['./planted.fixture.ts'], 'fixtures are for tests')),
  ...importing(
    'frontend/src/features',
    ['@hearthway/domain/favorites/favorites.decider.ts'],
    "only domain's contracts and constants",
  ),
  ...importing('frontend', ['node:fs'], 'Node.js builtin module'),
];

const impurities = [
  'Math.random()',
  'Date.now()',
  '[0].map(Date.now)',
  'Date()',
  'new Date()',
  'globalThis.Date.now()',
].map((expression) => evaluatingInDomain(expression, 'domain is pure'));

const brokenCode: readonly Violation[] = [
  {
    what: 'the calendar imports a context',
    file: 'domain/calendar/days.ts',
    source: "import '../reports/periods.ts';\n",
    complaint: 'the calendar imports nothing',
  },
  {
    what: 'the schedule of the practice imports another package',
    file: 'domain/learning/schedule.ts',
    source: "import 'react';\n",
    complaint: 'the schedule of the practice is computed by ts-fsrs',
  },
  {
    what: 'a fixture of the component tests imports a service',
    file: 'frontend/src/testing/planted.fixture.ts',
    source: "import '@hearthway/command-api/app.ts';\n",
    complaint: 'it imports no service',
  },
  {
    what: 'a fixture of a feature imports a decider',
    file: 'frontend/src/features/context/planted.routes.fixture.ts',
    source: "import '@hearthway/domain/favorites/favorites.decider.ts';\n",
    complaint: "only domain's contracts and constants",
  },
  {
    what: 'two files import each other',
    file: 'infra/planted/hen.ts',
    source: "import { egg } from './egg.ts';\n\nexport const hen = () => egg();\n",
    complaint: 'part of a cycle',
  },
  {
    what: 'two files import types of each other',
    file: 'infra/planted/yin.ts',
    source: "import type { Yang } from './yang.ts';\n\nexport type Yin = Yang | undefined;\n",
    complaint: 'part of a cycle',
  },
  {
    what: 'a switch misses a case',
    file: 'domain/planted/switch.ts',
    source: `
      import type { Light } from './light.ts';

      export const pass = (light: Light): void => {
        switch (light.color) {
          case 'red':
            return;
        }
      };
    `,
    complaint: 'not exhaustive',
  },
  {
    what: 'a promise is not awaited',
    file: 'infra/planted/forget.ts',
    source: `
      import { egg } from './egg.ts';

      export const forget = (): void => {
        egg();
      };
    `,
    complaint: '"floating" Promise',
  },
];

/** Modules that `brokenCode` imports. */
const accomplices = {
  'infra/planted/egg.ts': `
    import { hen } from './hen.ts';

    export const egg = async (): Promise<unknown> => hen;
  `,
  'infra/planted/yang.ts':
    "import type { Yin } from './yin.ts';\n\nexport type Yang = Yin | null;\n",
  'domain/planted/light.ts':
    "export type Light = { readonly color: 'red' } | { readonly color: 'green' };",
};

const unreachable = [
  'window',
  'document',
  'fetch',
  'process',
  'Buffer',
  'console',
  'crypto',
  'setTimeout',
].map((name) => evaluatingInDomain(name, `Cannot find name '${name}'`));

const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'domain/planted/allowed.ts': ['zod', 'zod/mini', './light.ts', '../product.ts'],
  'domain/planted/allowed.test.ts': ['vitest', 'fast-check', './light.ts'],
  'infra/planted/allowed.ts': ['node:fs', '@eventstore/db-client', '@hearthway/domain/product.ts'],
  'frontend/planted/allowed.ts': [
    'react',
    '@hearthway/domain/product.ts',
    '@hearthway/domain/favorites/favorites.contract.ts',
    '@hearthway/domain/favorites/favorites.constants.ts',
    '@hearthway/domain/insurance/appeal-clock.ts',
  ],
  ...Object.fromEntries(
    services.map((service) => [
      `${service}/planted/allowed.ts`,
      ['node:fs', 'fastify', '@hearthway/domain/contexts.ts', '@hearthway/infra/adapters/store.ts'],
    ]),
  ),
  ...Object.fromEntries(
    services.map((service) => [
      `${service}/planted/allowed.test.ts`,
      ['@hearthway/infra/adapters/store.fixture.ts', '@hearthway/infra/embedded/store.ts'],
    ]),
  ),
  'frontend/src/testing/allowed.fixture.ts': [
    '@hearthway/domain/contexts.ts',
    '@hearthway/domain/favorites/favorites.decider.ts',
  ],
  'frontend/src/features/context/allowed.ts': [
    './page/Page.tsx',
    '../other/shared/Part.tsx',
    '../../components/Button.tsx',
  ],
  'frontend/src/features/context/page/allowed.ts': [
    '../shared.ts',
    '../other/Part.tsx',
    '../../other/shared/Part.tsx',
    '../../../components/Button.tsx',
  ],
  'frontend/src/features/context/room/page/allowed.ts': [
    '../shared.ts',
    '../../shared.ts',
    '../../../other/shared/Part.tsx',
    '../../../../components/Button.tsx',
  ],
  'frontend/src/features/context/page/allowed.test.ts': ['../favorites.fixture.ts'],
  'frontend/src/site/page/allowed.ts': [
    '../../components/Button.tsx',
    '../../features/favorites/shared/FavoriteButton.tsx',
  ],
  'frontend/src/boot/allowed.ts': ['../features/journey/shared/accessibility/settings.ts'],
  'frontend/src/app/allowed.ts': [
    '../features/favorites/FavoritesPage.tsx',
    '../site/home/HomePage.tsx',
  ],
  'infra/adapters/planted/allowed.ts': ['../process/wait.ts'],
  'infra/adapters/planted/allowed.fixture.ts': ['../../embedded/postgres/postgres.ts'],
  'infra/embedded/planted/allowed.ts': ['../../adapters/process/wait.ts'],
  'infra/launcher/allowed.ts': ['../adapters/http/server.ts', '../embedded/postgres/postgres.ts'],
  'infra/operator/planted/allowed.ts': ['../../adapters/http/server.ts'],
  'infra/training/planted/allowed.ts': ['../../operator/simulate/random.ts'],
  'projections/engine/planted/allowed.ts': ['../batch/moves.ts'],
};

const linted = [...brokenImports, ...impurities, ...brokenCode];

const planted = plantCopy({
  ...Object.fromEntries([...linted, ...unreachable].map(({ file, source }) => [file, source])),
  ...Object.fromEntries(
    Object.entries(allowedImports).map(([file, specifiers]) => [
      file,
      specifiers.map((specifier) => `import '${specifier}';\n`).join(''),
    ]),
  ),
  ...accomplices,
});
const clean = plantCopy({ 'domain/clean.ts': 'export const clean = true;\n' });
afterAll(() => {
  planted.remove();
  clean.remove();
});

describe('the linter', () => {
  const complaints = planted.lint();

  test.each(linted)('complains when $what', ({ file, complaint }) => {
    const messages = complaints.get(file)?.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(complaint));
  });

  test.each(Object.keys(allowedImports))('lets %s import what the table allows', (file) => {
    const rules = complaints.get(file)?.map(({ rule }) => rule);
    expect(rules ?? []).not.toContain('lint/style/noRestrictedImports');
  });

  test('accepts a clean tree', () => {
    expect(clean.lint()).toEqual(new Map());
  });
});

describe('the compiler', () => {
  const complaints = planted.typeCheck('domain');

  test.each(unreachable)('complains when $what', ({ file, complaint }) => {
    const messages = complaints.get(file)?.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(complaint));
  });

  test('accepts a clean tree', () => {
    expect(clean.typeCheck('domain')).toEqual(new Map());
  });
});
