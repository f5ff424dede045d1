import { expect, test } from 'vitest';
import { anchorOf } from './anchor-of.ts';
import { read, trackedFiles } from './repository.fixture.ts';

const RULES = 'docs/product-rules.md';

const files = trackedFiles('*.ts', '*.tsx', '*.css', '*.md', '*.mjs').map((file) => ({
  file,
  text: read(file),
}));

const rules = files.find(({ file }) => file === RULES)?.text ?? '';
const anchors = Array.from(rules.matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) =>
  anchorOf(heading),
);

test('every heading of the product rules has an anchor of its own', () => {
  expect(anchors.length).toBeGreaterThan(30);
  expect(anchors).toEqual([...new Set(anchors)]);
});

test('every rule that is cited has its heading in the product rules', () => {
  const cited = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/docs\/product-rules\.md#([\w-]+)/g), ([, anchor = '']) => ({
      file,
      anchor,
    })),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
});

test('no file cites the section of a document that the repository does not hold', () => {
  const citing = /\bspecification,\s+section|,\s+sections? \d|\. Section \d/i;
  expect(files.filter(({ text }) => citing.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every constant that the product rules name exists in domain', () => {
  const domain = files
    .filter(({ file }) => file.startsWith('domain/') && !file.endsWith('.test.ts'))
    .map(({ text }) => text)
    .join('\n');
  const named = Array.from(rules.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !domain.includes(`export const ${name}`))).toEqual([]);
});
