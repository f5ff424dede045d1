import { none, type RoutesOf } from '../../testing/route.fixture.ts';

export const routes: RoutesOf = () => [
  { route: 'POST /api/journey/searches', answer: none },
  { route: 'POST /api/journey/prompts', answer: none },
  { route: 'POST /api/journey/resource-views', answer: none },
  { route: 'POST /api/journey/visitor-stats', answer: none },
];
