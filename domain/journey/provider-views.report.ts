import { groupedByCategory } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';

export const providerViews = groupedByCategory({
  id: 'provider-views',
  version: 2,
  title: say('Providers looked at'),
  describes: say(
    'Pages of providers that were opened in the period, each once a day and family, and by how many families.',
  ),
  type: 'ResourceViewed',
  countLabel: say('Times opened'),
});
