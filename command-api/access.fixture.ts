import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import {
  forAnyone,
  forFamilies,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import { z } from 'zod';

/** The family that every call is about. */
export interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A session that stays signed in. */
  readonly sessionId: string;
}

export interface AccessRow {
  readonly statuses: Statuses;
  /** About the owner, for every caller. */
  readonly params?: (owner: Owner) => Readonly<Record<string, string>>;
  readonly body?: (owner: Owner) => unknown;
}

/** By the name of a route: `POST /api/favorites`. */
export type AccessRows = Readonly<Record<string, AccessRow>>;

const textsSchema = z.record(z.string(), z.string());

/** Each context's own routes. */
const files = import.meta.glob<{ readonly rows: AccessRows }>('./*/*.access.fixture.ts', {
  eager: true,
});

/** The plain commands of all contexts, by their examples. */
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

/** Each route, and the status that each caller is answered with. */
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
