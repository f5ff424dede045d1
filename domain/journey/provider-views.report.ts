import { groupedByCategory } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';

export const providerViews = groupedByCategory({
  id: 'provider-views',
  version: 4,
  title: say('Providers viewed'),
  describes: say(
    'Families that opened the page of a provider, by its category: each counts once a week.',
  ),
  type: 'ResourceViewed',
});
