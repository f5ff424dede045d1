import {
  type CallPlan,
  callLaterSchema,
  callPlanSchema,
  noteCallSchema,
} from '@hearthway/domain/favorites/call-plan.contract.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import * as z from 'zod/mini';
import { favoriteOf, LISTINGS, Refusal } from '../../testing/directory.fixture.ts';
import { fieldsOf, type RoutesOf, textOf } from '../../testing/route.fixture.ts';

export const routes: RoutesOf = (account) => {
  const change = (id: string | undefined, known: Partial<Favorite>): void => {
    account.favorites = account.favorites.map((favorite) =>
      favorite.id === id ? favoriteSchema.parse({ ...favorite, ...known }) : favorite,
    );
  };
  const model = 'favorites';
  let callPlan: CallPlan = { later: [], noted: [] };
  return [
    {
      route: 'GET /api/favorites',
      schema: z.array(favoriteSchema),
      model,
      answer: () => account.favorites,
    },
    {
      route: 'GET /api/call-plan',
      schema: callPlanSchema,
      model: 'call_plan',
      answer: () => callPlan,
    },
    {
      route: 'PUT /api/call-plan/:id/later',
      model: 'call_plan',
      answer: ({ params, body }) => {
        const { callAt } = callLaterSchema.parse(body);
        const resourceId = params['id'] ?? '';
        callPlan = { ...callPlan, later: callAt === null ? [] : [{ resourceId, callAt }] };
      },
    },
    {
      route: 'PUT /api/call-plan/:id/note',
      model: 'call_plan',
      answer: ({ params, body }) => {
        const note = noteCallSchema.parse(body);
        const resourceId = params['id'] ?? '';
        const notedAt = '2026-11-27T10:00:00.000Z';
        callPlan = { later: [], noted: [{ resourceId, ...note, notedAt }] };
      },
    },
    {
      route: 'POST /api/favorites',
      model,
      answer: ({ body }) => {
        if (account.tier === 'free' && account.favorites.length >= FREE_FAVORITES_LIMIT)
          throw new Refusal('FavoriteLimitReached');
        const id = textOf(body, 'resourceId');
        const place = LISTINGS.findIndex((listing) => listing.id === id);
        if (place === -1) throw new Refusal('UnknownResource');
        if (account.favorites.every((favorite) => favorite.id !== id))
          account.favorites = [favoriteOf(place), ...account.favorites];
      },
    },
    {
      route: 'DELETE /api/favorites/:id',
      model,
      answer: ({ params }) => {
        account.favorites = account.favorites.filter(({ id }) => id !== params['id']);
      },
    },
    {
      route: 'PUT /api/favorites/:id/note',
      model,
      answer: ({ params, body }) => change(params['id'], { note: textOf(body, 'note') || null }),
    },
    {
      route: 'PUT /api/favorites/:id/status',
      model,
      answer: ({ params, body }) => {
        const status = favoriteSchema.shape.status.parse(fieldsOf(body)['status']);
        change(params['id'], { status });
      },
    },
    {
      route: 'PUT /api/favorites/:id/position',
      model,
      answer: ({ params, body }) => {
        const moved = account.favorites.filter(({ id }) => id === params['id']);
        const others = account.favorites.filter(({ id }) => id !== params['id']);
        const before = fieldsOf(body)['before'];
        const place = others.findIndex(({ id }) => id === before);
        account.favorites = others.toSpliced(place === -1 ? others.length : place, 0, ...moved);
      },
    },
  ];
};
