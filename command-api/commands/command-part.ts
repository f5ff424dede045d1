import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { FindHouseholdAccess } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Job } from '../jobs/jobs.ts';
import type { WaitingMail } from '../mail/waiting-mail.ts';
import type { CommandDependencies } from './dependencies.ts';

interface OutgoingMails {
  /** Returns the reply address of a mail; undefined for none, and for other kinds. */
  readonly replyToOf: (
    dependencies: CommandDependencies,
    mail: WaitingMail,
  ) => Promise<string | undefined>;
  /** Called when the mail server permanently refuses the address. */
  readonly onRefused: (dependencies: CommandDependencies, mail: WaitingMail) => Promise<void>;
}

/** Part of a context in this service, apart from the plain commands that its manifest declares. */
export interface CommandPart {
  readonly addRoutes: (app: HttpServer, dependencies: CommandDependencies) => void;
  readonly jobs?: readonly ((dependencies: CommandDependencies) => Job)[];
  /** Reads its parts of `/health`. Never rejects. */
  readonly readHealth?: (dependencies: CommandDependencies) => Promise<readonly HealthPart[]>;
  readonly outgoing?: OutgoingMails;
  /** Finds who may act in the household of another family; only one part does. */
  readonly accessFinder?: (dependencies: CommandDependencies) => FindHouseholdAccess;
  /** Runs before requests are served. */
  readonly prepare?: (dependencies: CommandDependencies) => Promise<void>;
}
