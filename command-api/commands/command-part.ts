import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Job } from '../jobs/jobs.ts';
import type { CommandDependencies } from './dependencies.ts';

/** A context's share of this service, beside the plain commands that its manifest declares. */
export interface CommandPart {
  readonly addRoutes: (app: HttpServer, dependencies: CommandDependencies) => void;
  readonly jobs?: readonly ((dependencies: CommandDependencies) => Job)[];
  /** Runs before requests are served. */
  readonly prepare?: (dependencies: CommandDependencies) => Promise<void>;
}
