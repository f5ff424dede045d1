import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './any-text.fixture.ts';
import type { Draft } from './draft.fixture.ts';

export type Mutation = (draft: Draft) => Draft;

/** Texts that have broken programs before. */
const NASTY_TEXTS = [
  '',
  ' ',
  'null',
  '-1',
  '1e999',
  "' or 1=1; drop table accounts; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  'a\r\nset-cookie: hearthway_session=mine',
  '\u0000',
  '\u202e\u200b\ufeff',
  'a\u0301'.repeat(200),
  'ſtrange@example.org',
  '👩‍👧‍👦'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
];

/** A service must take none of these from a body. */
const FOREIGN_KEYS = ['userId', 'role', 'id', 'constructor', 'toString', ''];
const PROTOTYPE_KEY = '__proto__';

const HEADERS = [
  'idempotency-key',
  'x-correlation-id',
  'x-min-position',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'forwarded',
  'host',
  'origin',
  'referer',
  'user-agent',
  'accept',
  'accept-encoding',
  'if-none-match',
  'range',
];

/** Headers that decide whether a request is handled at all. */
const DECISIVE_HEADERS = ['sec-fetch-site', 'content-type', 'cookie', 'authorization'];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const text = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  anyText(40),
  fc.string({ unit: 'grapheme', size: 'large', maxLength: 400 }),
);
const json = fc.oneof(text, fc.jsonValue(), fc.constantFrom(1e308, -0, [[]], { $gt: '' }));
const urlText = text.map((any) => any.toWellFormed());
/** Characters that Node's client accepts in a header. */
const headerText = text.map((any) => any.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'));

const header = (names: readonly string[]): Arbitrary<Mutation> =>
  fc.tuple(fc.constantFrom(...names), headerText).map(([name, value]) => (draft) => ({
    ...draft,
    headers: { ...draft.headers, [name]: value },
  }));

const inBody =
  (change: (fields: readonly [string, unknown][]) => readonly (readonly [string, unknown])[]) =>
  (draft: Draft): Draft =>
    typeof draft.body === 'object' && draft.body !== null
      ? // An assignment would set a prototype.
        { ...draft, body: Object.fromEntries(change(Object.entries(draft.body))) }
      : draft;

const bodyField = (names: readonly string[]): Arbitrary<Mutation> =>
  fc
    .tuple(fc.constantFrom(...names), json)
    .map(([name, value]) => inBody((fields) => [...fields, [name, value]]));

const queryField: Arbitrary<Mutation> = fc
  .tuple(fc.constantFrom('userId', 'limit', PROTOTYPE_KEY), urlText)
  .map((field) => (draft) => ({ ...draft, query: [...draft.query, field] }));

/** Keeps most requests valid. */
export const harmlessMutation: Arbitrary<Mutation> = fc.oneof(
  header(HEADERS),
  bodyField(FOREIGN_KEYS),
  queryField,
);

const body: Arbitrary<unknown> = fc.oneof(
  json,
  fc.constant(undefined),
  fc.constant({ text: 'x'.repeat(100_000) }),
);

/** Truncates a body's JSON, or nests it endlessly. */
const rewrite: Arbitrary<Draft['rewrite']> = fc.oneof(
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => (whole: string) => whole.slice(0, Math.floor(whole.length * share))),
  fc.constantFrom(100, 30_000, 100_000).map((depth) => () => '['.repeat(depth)),
);

/** Also those after which a request is refused. `names` are the fields of the route's body. */
export const mutationOf = (names: readonly string[]): Arbitrary<Mutation> =>
  fc.oneof(
    harmlessMutation,
    header(DECISIVE_HEADERS),
    bodyField([...names, PROTOTYPE_KEY]),
    fc
      .constantFrom('', ...names)
      .map((missing) => inBody((fields) => fields.filter(([name]) => name !== missing))),
    body.map(
      (other): Mutation =>
        (draft) => ({ ...draft, body: other }),
    ),
    rewrite.map(
      (other): Mutation =>
        (draft) => ({ ...draft, rewrite: other }),
    ),
    urlText.map(
      (value): Mutation =>
        (draft) => ({
          ...draft,
          params: Object.fromEntries(Object.keys(draft.params).map((name) => [name, value])),
        }),
    ),
    urlText.map(
      (value): Mutation =>
        (draft) => ({
          ...draft,
          url: `${draft.url}/${value.replace(/[^\w%./]/g, '%')}`,
        }),
    ),
    fc.constantFrom(...METHODS).map(
      (method): Mutation =>
        (draft) => ({ ...draft, method }),
    ),
    fc.constantFrom('nobody' as const, 'forged' as const).map(
      (sender): Mutation =>
        (draft) => ({ ...draft, sender }),
    ),
  );
