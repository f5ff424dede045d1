import type { FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

/** Characters that a PostgreSQL text cannot hold: U+0000 and lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether the value is parsed JSON. A body may also be a stream or a buffer, which is passed on as it is. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);

/** Returns the dotted paths of texts that cannot be stored. */
const unstorableIn = (value: unknown): string[] => {
  const found: string[] = [];
  // Iterative, since a body may be nested more deeply than the stack allows.
  const waiting = [{ path: '', value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && UNSTORABLE.test(next.value)) found.push(path);
    if (!isPlain(next.value)) continue;
    for (const [key, child] of Object.entries(next.value))
      waiting.push({ path: path === '' ? key : `${path}.${key}`, value: child });
  }
  return found;
};

/** Copies the parameters of a path or query, which have prototypes of their own. */
const plain = (parameters: unknown): object => ({ ...(parameters ?? {}) });

/** Rejects texts that no table can store, naming their fields, before they reach a route. */
export const refuseUnstorableText = async ({
  body,
  params,
  query,
}: Pick<FastifyRequest, 'body' | 'params' | 'query'>): Promise<void> => {
  const paths = [body, plain(params), plain(query)].flatMap(unstorableIn);
  if (paths.length === 0) return;
  throw refuse(
    'ValidationFailed',
    paths.map((path) => ({ path, message: 'Please use letters, digits and signs only.' })),
  );
};
