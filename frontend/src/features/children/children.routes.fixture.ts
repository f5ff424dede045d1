import {
  type ChildLink,
  childLinkParamsSchema,
  childLinksSchema,
  withLink,
} from '@hearthway/domain/children/child-links.contract.ts';
import {
  addChildSchema,
  addedChildSchema,
  type Child,
  changeChildSchema,
  childrenSchema,
} from '@hearthway/domain/children/children.contract.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';
import { CHILD_ID } from './shared/child-id.fixture.ts';

const PATH = '/api/children';

const MAYA: Child = {
  ...addChildSchema.parse({
    name: 'Maya',
    birthMonth: '2020-05',
    communication: ['few-words', 'device'],
    strengths: 'Puzzles, and every bus line by heart',
    medicines: 'Melatonin, 1 mg at 7 pm',
    emergencyNotes: 'Runs toward water. Call Grandma first.',
    diagnoses: [{ name: 'Autism', since: 'October 2024' }],
    insurance: 'employer',
  }),
  id: CHILD_ID,
  createdAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
  coverOrder: 0,
};

export const routes: RoutesOf = (account) => {
  let children: readonly Child[] = [MAYA];
  let chosen: string | undefined;
  const listed = (): readonly Child[] => {
    const present = children.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);
    const covered = present.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
    return children.map((child) => {
      const order = covered.indexOf(child.id);
      return { ...child, coverOrder: order < 0 ? null : order };
    });
  };
  let links: readonly ChildLink[] = [];
  const linksModel = 'child_links';
  const mark = (params: unknown, isLinked: boolean): void => {
    links = withLink(links, childLinkParamsSchema.parse(params), isLinked);
  };
  const model = 'own_children';
  const change = (id: string | undefined, to: Partial<Child>): void => {
    if (!children.some((child) => child.id === id)) throw new Refusal('UnknownChild');
    children = children.map((child) => (child.id === id ? { ...child, ...to } : child));
  };
  return [
    { route: `GET ${PATH}`, schema: childrenSchema, model, answer: listed },
    {
      route: `POST ${PATH}`,
      schema: addedChildSchema,
      model,
      answer: ({ body }) => {
        const present = children.filter(({ removedAt }) => removedAt === null);
        if (present.length >= CHILD_LIMITS[account.tier]) throw new Refusal('ChildLimitReached');
        const id = `${children.length}`.padStart(32, 'c');
        const stored = {
          id,
          createdAt: '2026-11-27T10:00:00.000Z',
          removedAt: null,
          coverOrder: null,
        };
        children = [...children, { ...addChildSchema.parse(body), ...stored }];
        return { id };
      },
    },
    {
      route: `PUT ${PATH}/:childId`,
      model,
      answer: ({ params, body }) => {
        const stated = Object.entries(changeChildSchema.parse(body)).filter(
          ([, value]) => value !== undefined,
        );
        change(params['childId'], Object.fromEntries(stated));
      },
    },
    {
      route: `DELETE ${PATH}/:childId`,
      model,
      answer: ({ params }) => change(params['childId'], { removedAt: new Date().toISOString() }),
    },
    {
      route: `POST ${PATH}/:childId/restored`,
      model,
      answer: ({ params }) => change(params['childId'], { removedAt: null }),
    },
    {
      route: `PUT ${PATH}/:childId/chosen`,
      model,
      answer: ({ params }) => {
        chosen = params['childId'];
      },
    },
    {
      route: 'GET /api/child-links',
      schema: childLinksSchema,
      model: linksModel,
      answer: () => links,
    },
    {
      route: `PUT ${PATH}/:childId/links/:kind/:objectId`,
      model: linksModel,
      answer: ({ params }) => mark(params, true),
    },
    {
      route: `DELETE ${PATH}/:childId/links/:kind/:objectId`,
      model: linksModel,
      answer: ({ params }) => mark(params, false),
    },
  ];
};
