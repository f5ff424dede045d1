import {
  type ContentKind,
  callScripts,
  denialReasons,
  federal,
  insurers,
  planTypes,
  states,
  therapyCodes,
} from '@hearthway/domain/content/kinds.ts';
import { DENIAL_REASONS } from '@hearthway/domain/insurance/denials.constants.ts';
import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import { PLAN_TYPES } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CompiledItem } from './compile.ts';
import { items } from './product-content.fixture.ts';

const itemsOf = (kind: ContentKind): readonly CompiledItem[] =>
  items.filter((item) => item.kind === kind.name);

const idsOf = (kind: ContentKind): readonly string[] => itemsOf(kind).map(({ id }) => id);

const inOrder = (kind: ContentKind): readonly string[] =>
  itemsOf(kind)
    .toSorted((a, b) => Number(a.data['order']) - Number(b.data['order']))
    .map(({ id }) => id);

test('every plan type and every reason of a denial has an item, in the order of the product', () => {
  expect(inOrder(planTypes)).toEqual(PLAN_TYPES);
  expect(inOrder(denialReasons)).toEqual(DENIAL_REASONS);
});

test('every state has an item, whose id is its name', () => {
  const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
  expect(idsOf(states)).toEqual(Object.values(STATES).map(idOf).sort());
  for (const { id, data } of itemsOf(states)) {
    const [, name = ''] = Object.entries(STATES).find(([code]) => code === data['code']) ?? [];
    expect(idOf(name)).toBe(id);
  }
});

test.for([
  [callScripts, ['coverage-call']],
  [federal, ['rules']],
  [insurers, ['member-services']],
  [therapyCodes, ['codes']],
] as const)('the items of $0.name', ([kind, ids]) => {
  expect(idsOf(kind)).toEqual(ids);
});

test('numbers and questions are about insurers and plan types that there are', () => {
  const { numbers } = z
    .object({ numbers: z.array(z.object({ insurer: z.string() })) })
    .parse(itemsOf(insurers)[0]?.data);
  expect([...new Set(numbers.map(({ insurer }) => insurer))].sort()).toEqual([...INSURERS].sort());
  const { questions } = z
    .object({ questions: z.array(z.object({ planTypes: z.array(z.enum(PLAN_TYPES)).optional() })) })
    .parse(itemsOf(callScripts)[0]?.data);
  expect(questions).toHaveLength(12);
});
