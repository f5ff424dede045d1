import { groupedByCategory } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';

export const favorites = groupedByCategory({
  id: 'favorites',
  version: 3,
  title: say('Favorites'),
  describes: say('Providers added to favorites in the period, and by how many families.'),
  type: 'ResourceFavorited',
  countLabel: say('Times added'),
});
