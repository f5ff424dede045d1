import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sources } from '../../build/sources.fixture.ts';

/**
 * The code as it is written. Not `dev`: only developers see it. Nor the words of the operator,
 * which are theirs.
 */
const spoken = [...sources].filter(
  ([file]) => !/\.fixture\.|^site\/dev\/|^operator\.ts$/.test(file),
);

const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);
const SPOKEN_PROPERTIES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|hint)$/;

const WORD = /\p{Letter}{2}/u;
/** A sentence for people; not a key, a path or a list of classes. */
const SENTENCE = /^\p{Lu}\p{Letter}*[’'\p{Ll},]* .*\p{Ll}/u;

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : undefined;

const isIn = (names: ReadonlySet<string>, node: ESTree.Node): boolean =>
  names.has(nameOf(node) ?? '');

const textOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.raw).join('…');
};

/** Sentences of a file that no catalogue translates. */
const spokenIn = (code: string): readonly string[] => {
  const found: { readonly at: number; readonly text: string }[] = [];
  const look = (node: ESTree.Node, pattern: RegExp) => {
    const text = textOf(node)?.trim() ?? '';
    if (pattern.test(text)) found.push({ at: node.start, text });
  };
  /** Nodes in the catalogues, and nodes that are never shown. */
  const accountedFor: ESTree.Node[] = [];

  new Visitor({
    JSXElement: (node) => {
      if (isIn(MACRO_TAGS, node.openingElement.name)) accountedFor.push(node);
      for (const child of node.children) look(child, WORD);
    },
    JSXAttribute: (node) => {
      if (SPOKEN_PROPERTIES.test(nameOf(node.name) ?? '') && node.value) look(node.value, WORD);
      if (nameOf(node.name) === 'className') accountedFor.push(node);
    },
    TaggedTemplateExpression: (node) => {
      if (isIn(MACROS, node.tag)) accountedFor.push(node);
    },
    CallExpression: (node) => {
      if (isIn(MACROS, node.callee)) accountedFor.push(node);
    },
    NewExpression: (node) => {
      if (nameOf(node.callee)?.endsWith('Error')) accountedFor.push(node);
    },
    Property: (node) => {
      accountedFor.push(node.key);
    },
    Literal: (node) => look(node, SENTENCE),
    TemplateLiteral: (node) => look(node, SENTENCE),
  }).visit(parseSync('code.tsx', code).program);

  const isOpen = (at: number) => !accountedFor.some(({ start, end }) => start <= at && at < end);
  return [...new Set(found.filter(({ at }) => isOpen(at)).map(({ text }) => text))];
};

test.each([
  '<p>Hello</p>',
  "<p>{'Hello'}</p>",
  '<img alt="A lamp" />',
  '<Card title={`Hello`} />',
  "const words = { title: 'Nobody is here.' };",
])('%s is a sentence outside the catalogs', (code) => {
  expect(spokenIn(code)).toHaveLength(1);
});

test.each([
  '<p><Trans>Hello</Trans></p>',
  '<img alt={t`A lamp`} />',
  "throw new Error('Nobody is here.');",
  '<p className="Grid gap-2" />',
])('%s is none', (code) => {
  expect(spokenIn(code)).toEqual([]);
});

test(
  '… has no sentence outside the catalogs',
  everyRow(spoken, ([_file, code]) => {
    expect(spokenIn(code)).toEqual([]);
  }),
);
