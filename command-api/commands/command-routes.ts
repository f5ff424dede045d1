import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type {
  RouteAbout,
  RouteScope,
} from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { Decider, Rejected } from '@hearthway/domain/kernel/decider.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { Subject } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { z } from 'zod';
import type { CommandDependencies } from './dependencies.ts';
import { familyContext } from './family-context.ts';
import { sendPosition } from './send-position.ts';

interface Sent<Params, Body> extends Subject {
  readonly params: Params;
  readonly body: Body;
  readonly now: Date;
  /** Undefined without an idempotency key. */
  readonly commandId: string | undefined;
  readonly language: ContentLanguage;
  /** Context for a command that another stream decides first. */
  readonly context: CommandContext;
}

interface Prepared<Command> {
  readonly command: Command;
  /** Id of the stream; the family's own by default. */
  readonly id?: string;
  /** State that the command is about; two letters. */
  readonly state?: string | undefined;
  /** Event that the command takes back. */
  readonly causationId?: string;
}

export interface CommandRouteOptions<Params, Body, Command> {
  readonly route: `${'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  readonly params: z.core.$ZodType<Params>;
  readonly body: z.core.$ZodType<Body>;
  /** Sent by pages on their own, so it does not extend the session. */
  readonly unattended?: true;
  /** Part of the family's data that other members of its household change; without it, only the family does. */
  readonly scope?: RouteScope;
  /** Relation to single children, for members who see some of them alone; without it, they may not send it. */
  readonly about?: RouteAbout;
  /** The command is about the person who sends it, in whichever household they are. */
  readonly isPersonal?: true;
  /** Limit of the body in bytes, if the texts can exceed the default of the service. */
  readonly bodyLimit?: number;
  readonly prepare: (sent: Sent<Params, Body>) => Prepared<Command> | Promise<Prepared<Command>>;
}

/** Adds routes of family commands, which reply 204 with the position. */
export const commandRoutes =
  (app: HttpServer, dependencies: Pick<CommandDependencies, 'handle' | 'clock'>) =>
  <State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event, ErrorCode>) =>
  <Params, Body>(options: CommandRouteOptions<Params, Body, Command>): void =>
    addCommandRoute(app, dependencies, decider, {
      ...options,
      prepare: async (sent) => ({ ...(await options.prepare(sent)), toAnswer: undefined }),
    });

/** Command whose response has a body besides the position. */
export interface AnsweredRouteOptions<Params, Body, Command, Answer>
  extends Omit<CommandRouteOptions<Params, Body, Command>, 'prepare'> {
  readonly answer: z.core.$ZodType<Answer>;
  readonly prepare: (sent: Sent<Params, Body>) => Promise<
    Prepared<Command> & {
      /** Called once the command is stored, and again on a retry. */
      readonly toAnswer: () => Answer | Promise<Answer>;
    }
  >;
}

/** Adds routes for commands that reply 200 with a body. */
export const answeredRoutes =
  (app: HttpServer, dependencies: Pick<CommandDependencies, 'handle' | 'clock'>) =>
  <State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event, ErrorCode>) =>
  <Params, Body, Answer>(options: AnsweredRouteOptions<Params, Body, Command, Answer>): void =>
    addCommandRoute(app, dependencies, decider, options);

interface DecidedRouteOptions<Params, Body, Command>
  extends Omit<CommandRouteOptions<Params, Body, Command>, 'prepare'> {
  readonly answer?: z.core.$ZodType;
  readonly prepare: (
    sent: Sent<Params, Body>,
  ) => Promise<Prepared<Command> & Pick<Decided, 'toAnswer'>>;
}

const addCommandRoute = <State, Command, Event extends DomainEvent, Params, Body>(
  app: HttpServer,
  { handle, clock }: Pick<CommandDependencies, 'handle' | 'clock'>,
  decider: Decider<State, Command, Event, ErrorCode>,
  { route, prepare, ...options }: DecidedRouteOptions<Params, Body, Command>,
): void => {
  const [method = '', url = ''] = route.split(' ');
  addFamilyRoute(app, { ...options, method, url, clock }, async (sent) => {
    const { command, id, state, causationId, toAnswer } = await prepare({
      ...sent,
      params: z.parse(options.params, sent.params),
      body: z.parse(options.body, sent.body),
    });
    const outcome = await handle(decider, {
      id: id ?? sent.familyId,
      command,
      context: {
        ...sent.context,
        state: state ?? null,
        ...(causationId !== undefined && { causationId }),
      },
    });
    return { outcome, toAnswer };
  });
};

export const addPlainCommands = (
  app: HttpServer,
  { handle, clock, newId }: Pick<CommandDependencies, 'handle' | 'clock' | 'newId'>,
): void => {
  for (const {
    method,
    url,
    params,
    body,
    unattended,
    scope,
    about,
    isPersonal,
    dispatch,
  } of plainCommands)
    addFamilyRoute(
      app,
      { method, url, params, body, unattended, scope, about, isPersonal, clock },
      async (sent) => ({
        outcome: await dispatch<Promise<Outcome>>(
          (decider, command) =>
            handle(decider, { id: sent.familyId, command, context: sent.context }),
          { ...sent, newId: idFor(sent.commandId, newId) },
        ),
        toAnswer: undefined,
      }),
    );
};

type Outcome = Accepted | Rejected<ErrorCode>;

interface Decided {
  readonly outcome: Outcome;
  /** Builds the response body; undefined for none. */
  readonly toAnswer: (() => unknown) | undefined;
}

interface FamilyRoute
  extends Pick<CommandRouteOptions<unknown, unknown, unknown>, 'params' | 'body'> {
  readonly method: string;
  readonly url: string;
  readonly unattended?: true | undefined;
  readonly scope?: RouteScope | undefined;
  readonly about?: RouteAbout | undefined;
  readonly isPersonal?: true | undefined;
  readonly bodyLimit?: number | undefined;
  readonly answer?: z.core.$ZodType | undefined;
  readonly clock: () => Date;
}

const addFamilyRoute = (
  app: HttpServer,
  {
    method,
    url,
    params,
    body,
    unattended,
    scope,
    about,
    isPersonal,
    bodyLimit,
    answer,
    clock,
  }: FamilyRoute,
  decide: (sent: Sent<unknown, unknown>) => Promise<Decided>,
): void => {
  app.route({
    method,
    url,
    config: {
      access: 'family',
      ...(unattended && { unattended }),
      ...(scope !== undefined && { scope }),
      ...(about !== undefined && { about }),
      ...(isPersonal && { isPersonal }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...schemasOf({ params, body }),
      ...(answer !== undefined && { response: { 200: answer } }),
    },
    handler: async (request, reply) => {
      const now = clock();
      const context = familyContext(request, { now });
      const { outcome, toAnswer } = await decide({
        ...familyOf(request),
        params: request.params,
        body: bodyOf(request, body),
        now,
        commandId: context.idempotency?.commandId,
        context,
        language: contentLanguageFor(request),
      });
      sendPosition(reply, outcome);
      return toAnswer === undefined
        ? reply.status(204).send()
        : reply.status(200).send(await toAnswer());
    },
  });
};

/** Returns 32 hexadecimal digits, equal for retries with the same idempotency key. */
export const idFor = (commandId: string | undefined, newId: () => string): string =>
  (commandId ?? newId().replaceAll('-', '')).slice(0, 32);

const bodyOf = (request: HttpRequest, schema: z.core.$ZodType): unknown =>
  isEmpty(schema) ? {} : (request.body ?? {});

/** Omits the body schema of a route without a body, since it would refuse the request. */
const schemasOf = ({
  params,
  body,
}: Pick<CommandRouteOptions<unknown, unknown, unknown>, 'params' | 'body'>) => ({
  ...(!isEmpty(params) && { params }),
  ...(!isEmpty(body) && { body }),
});

const isEmpty = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodObject && Object.keys(schema._zod.def.shape).length === 0;
