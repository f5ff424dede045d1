import { listingReports } from './directory/listing-reports.projection.ts';
import type { Projection } from './engine/projection/projection.ts';
import { favorites } from './favorites/favorites.projection.ts';
import { journey } from './journey/journey.projection.ts';
import { staffAccess } from './staff/staff-access.projection.ts';
import { timeline } from './staff/timeline.projection.ts';
import { subscription } from './subscription/subscription.projection.ts';

/**
 * Every read model. A new one is a view in `domain`, a file `{context}/{name}.projection.ts` that
 * binds it to a table with `foldByKey` or `appendEach`, and its line here: the table, its view, the
 * lease, rebuilding, verifying and health follow from that.
 */
export const projections: readonly Projection[] = [
  favorites,
  journey,
  listingReports,
  staffAccess,
  subscription,
  timeline,
];
