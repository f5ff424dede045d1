import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import {
  forAnyone,
  forFamilies,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import { z } from 'zod';

export interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sessionId: string;
}

export interface AccessRow {
  readonly statuses: Statuses;
  readonly params?: (owner: Owner) => Readonly<Record<string, string>>;
  readonly body?: (owner: Owner) => unknown;
}

/** Rows keyed by route, such as `POST /api/favorites`. */
export type AccessRows = Readonly<Record<string, AccessRow>>;

const textsSchema = z.record(z.string(), z.string());

const files = import.meta.glob<{ readonly rows: AccessRows }>('./*/*.access.fixture.ts', {
  eager: true,
});

const plain: AccessRows = Object.fromEntries(
  plainCommands.map(({ method, url, example }) => [
    `${method} ${url}`,
    {
      statuses: forFamilies(204),
      params: () => z.parse(textsSchema, example.params),
      body: () => example.body,
    },
  ]),
);

/** Expected status of each route for each kind of caller. */
export const ROWS: AccessRows = {
  'GET /health': { statuses: forAnyone(200) },
  'GET /live': { statuses: forAnyone(204) },
  'GET /ready': { statuses: forAnyone(204) },
  'HEAD /health': { statuses: forAnyone(200) },
  'HEAD /live': { statuses: forAnyone(204) },
  'HEAD /ready': { statuses: forAnyone(204) },
  ...plain,
  ...Object.fromEntries(Object.values(files).flatMap(({ rows }) => Object.entries(rows))),
};
