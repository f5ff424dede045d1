import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  '/api/dietary/recipes': { statuses: forAnyone(200) },
  '/api/dietary/recipes/kept': { statuses: forFamilies(200) },
  '/api/dietary/recipes/:id': { statuses: forAnyone(404), params: { id: 'no-such-recipe' } },
};
