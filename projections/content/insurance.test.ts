import {
  type ContentKind,
  callScripts,
  denialReasons,
  federal,
  insurers,
  planTypes,
  therapyCodes,
} from '@hearthway/domain/content/kinds.ts';
import { PLAN_TYPES, type PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

const { items } = checkContent(await readFolder(CONTENT_FOLDER));

const idsOf = (kind: ContentKind): readonly string[] =>
  items.filter((item) => item.kind === kind.name).map(({ id }) => id);

const isPlanType = (id: string): id is PlanType => PLAN_TYPES.some((planType) => planType === id);

test('every plan type is one of the product', () => {
  expect(idsOf(planTypes).filter((id) => !isPlanType(id))).toEqual([]);
});

test.for([
  [callScripts, ['coverage-call']],
  [denialReasons, ['not-medically-necessary']],
  [federal, ['rules']],
  [insurers, ['member-services']],
  [therapyCodes, ['codes']],
] as const)('the items of $0.name', ([kind, ids]) => {
  expect(idsOf(kind)).toEqual(ids);
});
