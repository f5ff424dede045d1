import type { Role } from '@hearthway/domain/session/session.constants.ts';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { RouteAccess } from '../../adapters/http/access.ts';
import { type Draft, type FuzzCall, type Sender, written } from './draft.fixture.ts';
import { harmlessMutation, type Mutation, mutationOf } from './mutations.fixture.ts';
import { type Vocabulary, validFor } from './valid-value.fixture.ts';

/** Generates a request to each of the routes, in any order, from valid to absurd ones. */
export const callsTo = (
  routes: readonly RouteAccess[],
  vocabulary: Vocabulary,
): Arbitrary<FuzzCall[]> =>
  fc
    .tuple(
      ...routes.map((route) =>
        fc
          .tuple(draftFor(route, vocabulary), mutationsOf(route))
          .map(([draft, mutations]) =>
            written(mutations.reduce((mutated, mutate) => mutate(mutated), draft)),
          ),
      ),
    )
    .chain((calls) => fc.shuffledSubarray(calls, { minLength: calls.length }));

/** Two thirds leave a request valid, so that most get to what a route does. */
const mutationsOf = (route: RouteAccess): Arbitrary<readonly Mutation[]> => {
  const few = { minLength: 1, maxLength: 3 };
  return fc.oneof(
    { arbitrary: fc.array(harmlessMutation, few), weight: 2 },
    { arbitrary: fc.array(mutationOf(bodyFieldsOf(route)), few), weight: 1 },
  );
};

const draftFor = (
  { method, url, access, schema }: RouteAccess,
  vocabulary: Vocabulary,
): Arbitrary<Draft> => {
  const valid = (contract: unknown) =>
    isContract(contract) ? validFor(contract, vocabulary) : fc.constant(undefined);
  return fc.record({
    method: fc.constant(method),
    url: fc.constant(url),
    params: valid(schema.params).map(asTexts),
    query: valid(schema.querystring).map((query) => Object.entries(asTexts(query))),
    body: valid(schema.body),
    rewrite: fc.constant((json: string) => json),
    headers: fc.constant({}),
    role: fc.constant(roleFor(access)),
    sender: fc.constantFrom<Sender>('newest', 'newest', 'newest', 'older'),
  });
};

/** Public routes are called by families, the most frequent users. */
export const roleFor = (access: RouteAccess['access']): Role =>
  access === 'anyone' || access === 'signed-in' ? 'family' : access;

const isContract = (contract: unknown): contract is z.core.$ZodType =>
  contract instanceof z.core.$ZodType;

/** Values as text, as in a URL. */
const asTexts = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value).toWellFormed()]),
  );

const bodyFieldsOf = ({ schema: { body } }: RouteAccess): readonly string[] =>
  isContract(body) ? Object.keys(z.toJSONSchema(body, { io: 'input' }).properties ?? {}) : [];
