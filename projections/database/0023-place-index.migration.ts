import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The index that searches walk outwards from a place, with pages twice as full. PostgreSQL divides a full
 * page by the first column: it halves plane points, while it often parts one cube from all the others.
 * Where places are equal, it divides by the words, so that a ZIP code's dentists come to lie together.
 */
export const placeIndex: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`drop index providers_place`,
  // Distances are those of the cube: degrees are of different lengths.
  sql`create index providers_place on providers
      using gist (point(longitude, latitude), document tsvector_ops (siglen = 256), point)`,
];
