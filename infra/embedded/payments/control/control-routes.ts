import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import { isOwnForm, tokenField } from '../pages/forms.ts';
import { sendHtml } from '../pages/layout.ts';
import { ApiError, errorBody } from '../wire/errors.ts';
import { type FormObject, parseForm } from '../wire/form.ts';
import { flag, integer, readParams } from '../wire/params.ts';
import type { Control } from './control.ts';
import { controlPage } from './control-page.ts';
import { switchesSchema } from './switches.ts';

const ROOT = '/dev/payments';

/** Placeholder, since the forms of these pages belong to no session. */
const SESSION = 'control';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const { answers } = switchesSchema.shape;

const share = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, 'Not from 0 to 1')
  .transform(Number);

/** Browsers omit unchecked boxes, and send an empty field as an empty text. */
const switchesForm = z.strictObject({
  duplicated: share.optional(),
  reordered: share.optional(),
  late: share.optional(),
  lost: share.optional(),
  held: flag.default(false),
  answers: answers.unwrap().optional(),
  answersLeft: z.union([z.literal('').transform(() => null), integer]).optional(),
});

const STATUSES = ['active', 'past_due', 'canceled', 'incomplete', 'unpaid', 'paused'] as const;

interface ControlRoutes {
  readonly engine: Engine;
  readonly control: Control;
  readonly requireKey: (request: FastifyRequest) => void;
}

/** Serves `/dev/payments`, as a page and as calls with the server's own key. */
export const addControlRoutes = (
  app: FastifyInstance,
  { engine, control, requireKey }: ControlRoutes,
): void => {
  /** Admits callers with the key; without it, only those on this machine without a proxy. */
  const authorize = (request: FastifyRequest): void => {
    const { headers, hostname } = request;
    if (headers.authorization !== undefined) {
      requireKey(request);
      return;
    }
    const isProxied = 'x-forwarded-for' in headers || 'forwarded' in headers;
    if (isProxied || !LOCAL.has(hostname)) throw new ApiError('Not found.', { status: 404 });
  };

  /** Programs send the key and request no page. A proxy may add the key for a browser. */
  const isProgram = ({ headers }: FastifyRequest): boolean =>
    headers.authorization !== undefined && !headers.accept?.includes('text/html');

  const fail = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (!(error instanceof ApiError)) throw error;
    return reply
      .code(error.status)
      .type('application/json')
      .send(JSON.stringify(errorBody(error)));
  };

  const onPost = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    work: (params: z.output<Schema>) => unknown,
  ): void => {
    app.post(`${ROOT}/${path}`, async (request, reply) => {
      try {
        authorize(request);
        const { token, ...params }: FormObject = parseForm(String(request.body ?? ''));
        const form = { token: typeof token === 'string' ? token : '' };
        if (!isProgram(request) && !isOwnForm({ request, form }, engine, SESSION))
          throw new ApiError('This form was not sent from this page.', { status: 403 });
        await work(readParams(schema, params));
        return isProgram(request)
          ? reply.type('application/json').send(JSON.stringify(control.state()))
          : reply.redirect(ROOT, 303);
      } catch (error) {
        return fail(reply, error);
      }
    });
  };

  app.get(ROOT, (request, reply) => {
    try {
      authorize(request);
      const body = controlPage(control, tokenField(engine, SESSION));
      return sendHtml(reply, { title: 'Practice payments', body }, 'en');
    } catch (error) {
      return fail(reply, error);
    }
  });

  app.get(`${ROOT}/state`, (request, reply) => {
    try {
      requireKey(request);
      return reply.type('application/json').send(JSON.stringify(control.state()));
    } catch (error) {
      return fail(reply, error);
    }
  });

  onPost(
    'clock',
    z.union([
      z.strictObject({
        move: z.enum(['day', 'trial-end', 'renewal']),
        subscription: z.string().optional(),
      }),
      z.strictObject({ to: integer }),
    ]),
    (params) =>
      'to' in params ? control.moveTo(params.to) : control.move(params.move, params.subscription),
  );
  onPost('switches', switchesForm, (params) =>
    control.setSwitches(
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
    ),
  );
  onPost('card', z.strictObject({ subscription: z.string(), fails: flag }), (params) =>
    control.setCardFails(params.subscription, params.fails),
  );
  onPost(
    'status',
    z.strictObject({ subscription: z.string(), status: z.enum(STATUSES) }),
    (params) => control.setStatus(params.subscription, params.status),
  );
  onPost('pay', z.strictObject({ session: z.string(), card: z.string() }), (params) =>
    control.pay(params.session, params.card),
  );
  onPost('deliver', z.strictObject({}), control.deliver);
  onPost('deliver-again', z.strictObject({ event: z.string() }), (params) =>
    control.deliverAgain(params.event),
  );
};
