import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { expect, test } from 'vitest';

/**
 * The code as it is written. Not `dev`: only developers see it. Nor the words of the operator, which
 * are theirs.
 */
const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../features/dev/**', '!../operator.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);
const SPOKEN_PROPERTIES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|hint)$/;

const WORD = /\p{Letter}{2}/u;
/** What a person would be told; not a key, a path or a list of classes. */
const SENTENCE = /^\p{Lu}\p{Letter}*[’'\p{Ll},]* .*\p{Ll}/u;

const nameOf = (node: types.Node): string | undefined =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : undefined;

/** What is collected into the catalogs, and what only developers are told. */
const isAccountedFor = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    switch (node.type) {
      case 'JSXElement':
        return MACRO_TAGS.has(nameOf(node.openingElement.name) ?? '');
      case 'TaggedTemplateExpression':
        return MACROS.has(nameOf(node.tag) ?? '');
      case 'CallExpression':
        return MACROS.has(nameOf(node.callee) ?? '');
      case 'NewExpression':
        return (nameOf(node.callee) ?? '').endsWith('Error');
      default:
        return false;
    }
  }) !== null;

const isSpoken = (path: NodePath): boolean => {
  const { parent } = path.parentPath?.isJSXExpressionContainer() ? path.parentPath : path;
  if (parent.type === 'JSXElement') return true;
  return parent.type === 'JSXAttribute' && SPOKEN_PROPERTIES.test(nameOf(parent.name) ?? '');
};

/** What a file says by itself, in whatever language the page is. */
const spokenIn = (code: string): readonly string[] => {
  const spoken: string[] = [];
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const look = (path: NodePath, text: string) => {
    const isSaid = isSpoken(path) ? WORD.test(text) : SENTENCE.test(text.trim());
    if (isSaid && !isAccountedFor(path)) spoken.push(text.trim());
  };
  traverse(tree, {
    JSXText: (path) => look(path, path.node.value),
    StringLiteral: (path) => look(path, path.node.value),
    TemplateLiteral: (path) => look(path, path.node.quasis.map(({ value }) => value.raw).join('…')),
  });
  return spoken;
};

test.each([
  '<p>Hello</p>',
  "<p>{'Hello'}</p>",
  '<img alt="A lamp" />',
  '<Card title={`Hello ${name}`} />',
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

test.each(sources)('%s says nothing that is in no catalog', (_file, code) => {
  expect(spokenIn(code)).toEqual([]);
});
