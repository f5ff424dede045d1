import { contexts } from '@hearthway/domain/contexts.ts';
import {
  forAnyone,
  forFamilies,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { Family, Scenario } from './read-api.fixture.ts';

interface AccessRow {
  readonly statuses: Statuses;
  /** Path parameters that name data of the owner. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Text of the owner's response that no other caller may see. */
  readonly own?: (owner: Family) => string;
}

/** Rows keyed by path, such as `/api/favorites`. HEAD behaves as GET. */
export type AccessRows = Readonly<Record<string, AccessRow>>;

interface AccessFixture {
  readonly rows: AccessRows;
  /** Stores the owner's data that the rows refer to. */
  readonly prepare?: (scenario: Scenario, owner: Family) => Promise<void>;
}

const files = Object.values(
  import.meta.glob<AccessFixture>('./*/*.access.fixture.ts', { eager: true }),
);

/** Expected status of each route for each kind of caller. */
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
