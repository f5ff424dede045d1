import type { ChangedKind, ChangeVerb } from './household-scopes/changes.constants.ts';
import type { RouteScope } from './household-scopes/scopes.constants.ts';
import type { ExportSection } from './kernel/export-section.ts';
import type { Message } from './kernel/message.ts';
import type { OwnRow } from './kernel/own-row.ts';
import type { PlainCommand } from './kernel/plain-command.ts';
import type { Policy } from './kernel/policy.ts';
import type { Projection } from './kernel/projection.ts';
import type { Stream } from './kernel/stream.ts';
import type { Report } from './reports/report.ts';

/** A stream by its name and events of any type. */
export type AnyStream = Pick<Stream<unknown>, 'category' | 'eventTypes' | 'nameOf' | 'parse'>;

/** One kind of stream of a context: its events, the decider that yields them, and its words. */
interface Aggregate {
  readonly decider: { readonly stream: AnyStream };
  /** Its name in the filter of the timeline. */
  readonly label: Message;
  /** Its icon there, by the name that the interface knows it by. */
  readonly icon: string;
  /** Its own acts tell how a family uses a part, and are no changes in the list of what members did. */
  readonly changesNothing?: true;
  /** Objects of the stream whose changes are listed, with who made each. */
  readonly changes?: ListedChanges;
}

interface ListedChanges {
  readonly kind: ChangedKind;
  /** Field of the events that has the object's id. */
  readonly idField: string;
  /** Change that each type of event makes to the object. Types without one are not listed. */
  readonly verbs: Readonly<
    Record<string, ChangeVerb | ((data: Readonly<Record<string, unknown>>) => ChangeVerb)>
  >;
}

/** By code: the HTTP status, and the English message. A code is never renamed. */
type Errors = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

interface Words {
  /** The names of fields. */
  readonly fields: Readonly<Record<string, Message>>;
  /** The values of enums, by the field that holds them. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, Message>>>>;
}

/** Everything that the rest of the house has to know about a bounded context. */
export interface Context<
  ReadModels extends readonly Projection[] = readonly Projection[],
  Own extends Errors = Errors,
  Code extends string = string,
> {
  /** In kebab-case: the name of its folder in every workspace. */
  readonly name: string;
  readonly aggregates: readonly Aggregate[];
  readonly readModels: ReadModels;
  /** Parts of a family's data by the names of read models: members of its household are told of these alone. */
  readonly sharedModels: Readonly<Record<string, RouteScope>>;
  /** The commands that a family gives to its own stream; the others have routes of their own. */
  readonly commands: readonly PlainCommand<Code>[];
  /** The reads of a family's own row; the others have routes of their own. */
  readonly reads: readonly OwnRow[];
  /** Commands that follow from events. */
  readonly policies: readonly Policy[];
  /** Its sections of the data export. */
  readonly exportSections: readonly ExportSection[];
  /** The words of the data export for what its events hold. */
  readonly words: Words;
  /** The usage reports that are about this context alone; `reports/all-reports.ts` has the others. */
  readonly reports: readonly Report[];
  readonly errors: Own;
}

/** A context as it is declared: most leave out some of it. */
type Declared<
  ReadModels extends readonly Projection[],
  Own extends Errors,
  Code extends string,
> = Pick<Context<ReadModels, Own, Code>, 'name' | 'aggregates' | 'readModels' | 'errors'> &
  Partial<Context<ReadModels, Own, Code>>;

/** Says once what a context is: the lists of the house are derived from `contexts.ts`. */
export const defineContext = <
  const ReadModels extends readonly Projection[],
  Own extends Errors,
  Code extends string = never,
>(
  declared: Declared<ReadModels, Own, Code>,
): Context<ReadModels, Own, Code> => ({
  sharedModels: {},
  commands: [],
  reads: [],
  policies: [],
  exportSections: [],
  words: { fields: {}, choices: {} },
  reports: [],
  ...declared,
});
