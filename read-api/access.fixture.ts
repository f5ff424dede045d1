import { contexts } from '@hearthway/domain/contexts.ts';
import {
  forAnyone,
  forFamilies,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { Family, Scenario } from './read-api.fixture.ts';

interface AccessRow {
  readonly statuses: Statuses;
  /** Something of the owner's that the address names. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters that the route requires. */
  readonly query?: Readonly<Record<string, string>>;
  /** Text of the owner's answer that no other caller may see. */
  readonly own?: (owner: Family) => string;
}

/** By the address of a route: `/api/favorites`. HEAD is as GET. */
export type AccessRows = Readonly<Record<string, AccessRow>>;

interface AccessFixture {
  readonly rows: AccessRows;
  /** Stores the owner's data that the rows are about. */
  readonly prepare?: (scenario: Scenario, owner: Family) => Promise<void>;
}

/** Each context's own routes. */
const files = Object.values(
  import.meta.glob<AccessFixture>('./*/*.access.fixture.ts', { eager: true }),
);

/** Each route, and the status that each caller is answered with. */
export const ROWS: AccessRows = {
  '/health': { statuses: forAnyone(200) },
  '/live': { statuses: forAnyone(204) },
  '/ready': { statuses: forAnyone(204) },
  ...Object.fromEntries(
    contexts
      .flatMap(({ reads }) => reads)
      .map(({ url }) => [url, { statuses: forFamilies(200) }] as const),
  ),
  ...Object.fromEntries(files.flatMap(({ rows }) => Object.entries(rows))),
};

export const prepareOwner = async (scenario: Scenario, owner: Family): Promise<void> => {
  for (const { prepare } of files) await prepare?.(scenario, owner);
};
