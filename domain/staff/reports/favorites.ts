import { groupedByCategory } from './grouped-by-category.ts';

export const favorites = groupedByCategory({
  id: 'favorites',
  version: 2,
  title: 'Favorites',
  describes: 'Providers that were added to favorites in the period, and by how many families.',
  type: 'ResourceFavorited',
  countLabel: 'Times added',
});
