import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Decider, Rejected } from '@hearthway/domain/kernel/decider.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf, type Subject } from '@hearthway/infra/adapters/http/subject.ts';
import { z } from 'zod';
import type { CommandDependencies } from './dependencies.ts';
import { familyContext } from './family-context.ts';
import { sendPosition } from './send-position.ts';

interface Sent<Params, Body> extends Subject {
  readonly params: Params;
  readonly body: Body;
  readonly now: Date;
  /** Undefined when the request has no idempotency key. */
  readonly commandId: string | undefined;
}

interface Prepared<Command> {
  readonly command: Command;
  /** The stream's; the family's own by default. */
  readonly id?: string;
  /** The state that the command is about; two letters. */
  readonly state?: string | undefined;
}

export interface CommandRouteOptions<Params, Body, Command> {
  readonly route: `${'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  readonly params: z.core.$ZodType<Params>;
  readonly body: z.core.$ZodType<Body>;
  /** Pages send it by themselves, which prolongs no session. */
  readonly unattended?: true;
  /** Looks up what the decision needs. */
  readonly prepare: (sent: Sent<Params, Body>) => Prepared<Command> | Promise<Prepared<Command>>;
}

/** Routes of family commands, answered 204 with the position: each says only what is special about it. */
export const commandRoutes =
  (app: HttpServer, { handle, clock }: Pick<CommandDependencies, 'handle' | 'clock'>) =>
  <State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event, ErrorCode>) =>
  <Params, Body>({
    route,
    params,
    body,
    unattended,
    prepare,
  }: CommandRouteOptions<Params, Body, Command>): void => {
    const [method = '', url = ''] = route.split(' ');
    addFamilyRoute(app, { method, url, params, body, unattended, clock }, async (sent) => {
      const { command, id, state } = await prepare({
        ...sent,
        params: z.parse(params, sent.params),
        body: z.parse(body, sent.body),
      });
      return handle(decider, {
        id: id ?? sent.familyId,
        command,
        context: { ...sent.context, state: state ?? null },
      });
    });
  };

/** The routes that contexts declare as plain commands. */
export const addPlainCommands = (
  app: HttpServer,
  { handle, clock, newId }: Pick<CommandDependencies, 'handle' | 'clock' | 'newId'>,
): void => {
  for (const { method, url, params, body, unattended, give } of plainCommands)
    addFamilyRoute(app, { method, url, params, body, unattended, clock }, (sent) =>
      give<Promise<Outcome>>(
        (decider, command) =>
          handle(decider, { id: sent.familyId, command, context: sent.context }),
        { ...sent, newId: idFor(sent.commandId, newId) },
      ),
    );
};

type Outcome = Accepted | Rejected<ErrorCode>;

interface FamilyRoute
  extends Pick<CommandRouteOptions<unknown, unknown, unknown>, 'params' | 'body'> {
  readonly method: string;
  readonly url: string;
  readonly unattended?: true | undefined;
  readonly clock: () => Date;
}

const addFamilyRoute = (
  app: HttpServer,
  { method, url, params, body, unattended, clock }: FamilyRoute,
  decide: (sent: Sent<unknown, unknown> & { readonly context: CommandContext }) => Promise<Outcome>,
): void => {
  app.route({
    method,
    url,
    config: { access: 'family', ...(unattended && { unattended }) },
    schema: schemasOf({ params, body }),
    handler: async (request, reply) => {
      const now = clock();
      const context = familyContext(request, { now });
      const outcome = await decide({
        ...familyOf(request),
        params: request.params,
        body: bodyOf(request, body),
        now,
        commandId: context.idempotency?.commandId,
        context,
      });
      return answer(reply, outcome);
    },
  });
};

/** 32 hexadecimal digits: the same for a request that is sent again under its idempotency key. */
export const idFor = (commandId: string | undefined, newId: () => string): string =>
  (commandId ?? newId().replaceAll('-', '')).slice(0, 32);

/** A route without a body schema ignores any body. */
const bodyOf = (request: HttpRequest, schema: z.core.$ZodType): unknown =>
  isEmpty(schema) ? {} : (request.body ?? {});

/** A route without a body takes none, and its schema would refuse the request. */
const schemasOf = ({
  params,
  body,
}: Pick<CommandRouteOptions<unknown, unknown, unknown>, 'params' | 'body'>) => ({
  ...(!isEmpty(params) && { params }),
  ...(!isEmpty(body) && { body }),
});

const isEmpty = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodObject && Object.keys(schema._zod.def.shape).length === 0;

const answer = (reply: HttpReply, outcome: Outcome): HttpReply => {
  sendPosition(reply, outcome);
  return reply.status(204).send();
};
