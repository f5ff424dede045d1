import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModels } from '@hearthway/domain/contexts.ts';
import { expect, test } from 'vitest';
import { TABLES } from '../../adapters/tables/tables.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
const [, section = ''] = /^## Where personal data lies\n(.*?)^## /ms.exec(document) ?? [];

const listed = new Map(
  Array.from(section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm), ([, name = '', how = '']) => [
    name,
    how,
  ]),
);
const ofNoOne = Array.from(
  (/^About no person: (.+)\.$/m.exec(section)?.[1] ?? '').matchAll(/`(\w+)`/g),
  ([, name = '']) => name,
);

const declared: Readonly<Record<string, Readonly<Record<string, { readonly isSealed?: true }>>>> = {
  ...TABLES,
  ...Object.fromEntries(readModels.map(({ name, table }) => [name, table.columns])),
};

test('every table and read model is in the list of where personal data lies, once', () => {
  expect([...listed.keys(), ...ofNoOne].toSorted()).toEqual(Object.keys(declared).toSorted());
});

test('the list names exactly the sealed columns', () => {
  const sealed = Object.entries(declared).flatMap(([name, columns]) => {
    const names = Object.entries(columns).flatMap(([column, { isSealed }]) =>
      isSealed ? [column] : [],
    );
    return names.length === 0 ? [] : [[name, names]];
  });
  const documented = [...listed].flatMap(([name, how]) => {
    const [, columns] = /^sealed: ([^;]+)/.exec(how) ?? [];
    return columns === undefined
      ? []
      : [[name, Array.from(columns.matchAll(/`(\w+)`/g), ([, column]) => column)]];
  });
  expect(documented.toSorted()).toEqual(sealed.toSorted());
});
