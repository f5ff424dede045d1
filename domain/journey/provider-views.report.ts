import { groupedByCategory } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';

export const providerViews = groupedByCategory({
  id: 'provider-views',
  version: 3,
  title: say('Providers viewed'),
  describes: say(
    'Provider pages opened in the period, and by how many families. Each page counts once per family and day.',
  ),
  type: 'ResourceViewed',
  countLabel: say('Times opened'),
});
