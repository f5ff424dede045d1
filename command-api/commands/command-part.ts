import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Job } from '../jobs/jobs.ts';
import type { WaitingMail } from '../mail/waiting-mail.ts';
import type { CommandDependencies } from './dependencies.ts';

/** A context's part in mails of its kinds. */
interface OutgoingMails {
  /** Where answers to a mail go; undefined where they go nowhere, and for other kinds. */
  readonly replyToOf: (
    dependencies: CommandDependencies,
    mail: WaitingMail,
  ) => Promise<string | undefined>;
  /** The address was refused for good. */
  readonly onRefused: (dependencies: CommandDependencies, mail: WaitingMail) => Promise<void>;
}

/** A context's share of this service, beside the plain commands that its manifest declares. */
export interface CommandPart {
  readonly addRoutes: (app: HttpServer, dependencies: CommandDependencies) => void;
  readonly jobs?: readonly ((dependencies: CommandDependencies) => Job)[];
  /** Its parts of `/health`. Never rejects. */
  readonly readHealth?: (dependencies: CommandDependencies) => Promise<readonly HealthPart[]>;
  /** Takes part in mails that are sent. */
  readonly outgoing?: OutgoingMails;
  /** Runs before requests are served. */
  readonly prepare?: (dependencies: CommandDependencies) => Promise<void>;
}
