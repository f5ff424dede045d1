import { groupedByCategory } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';

export const favorites = groupedByCategory({
  id: 'favorites',
  version: 4,
  title: say('Favorites'),
  describes: say(
    'Families that added a provider to their favorites, by its category: each counts once a week.',
  ),
  type: 'ResourceFavorited',
});
