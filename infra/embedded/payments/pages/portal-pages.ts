import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import { type Desk, priceOf } from '../life/desk.ts';
import {
  cancelInPortal,
  confirmCardInPortal,
  keepInPortal,
  offerCardInPortal,
  subscriptionIn,
  switchInPortal,
} from '../life/portal.ts';
import type { SubscriptionRecord } from '../storage/records.ts';
import { ApiError } from '../wire/errors.ts';
import { type CardProblems, cardForm, readCard } from './card-form.ts';
import { buttonForm, isOwnForm, tokenField } from './forms.ts';
import { html } from './html.ts';
import { sendPage, sendProblem } from './layout.ts';
import {
  backOf,
  cancellationOf,
  homeOf,
  type PortalView,
  portalPath,
  switchOf,
} from './portal-views.ts';
import { idOf, receiveVisit } from './visit.ts';

const targetSchema = z.object({ subscription: z.string(), price: z.string().default('') });

/** Sends the response. Called once the change is on disk. */
type Respond = () => FastifyReply;

/** `/pay/portal/bps_…`: lets a family change its card and plan. */
export const addPortalPages = (app: FastifyInstance, engine: Engine): void => {
  /** Runs changes in a transaction, which is on disk before the response. */
  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    show: (view: PortalView) => Respond,
  ): FastifyReply => {
    const respond = engine.change((desk): Respond => {
      const session = desk.store.get('portal_session', idOf(request));
      const visit = receiveVisit(request, reply, session?.locale);
      if (session === undefined) return () => sendProblem(visit, 404, visit.words.notFound);
      if (session.expiresAt <= desk.now())
        return () => sendProblem(visit, 410, visit.words.expired, session.returnUrl);
      if (request.method === 'POST' && !isOwnForm(visit, engine, session.id))
        return () => sendProblem(visit, 403, visit.words.stale, session.returnUrl);
      return show({ desk, engine, visit, session });
    });
    return respond();
  };

  const withSubscription = (
    view: PortalView,
    show: (subscription: SubscriptionRecord, price: string) => Respond,
  ): Respond => {
    const { visit, desk, session } = view;
    const { subscription: id, price } = targetSchema.parse(visit.request.params);
    const subscription = subscriptionIn(desk, session, id);
    const isKnown = price === '' || desk.prices.some((each) => each.id === price);
    return subscription === undefined || !isKnown
      ? () => sendProblem(visit, 404, visit.words.notFound, session.returnUrl)
      : show(subscription, price);
  };

  const showCard = (view: PortalView, problems: CardProblems = {}): Respond => {
    const { visit, session } = view;
    const { words, link } = visit;
    return () =>
      sendPage(visit, {
        title: words.portal.updateCard,
        status: Object.keys(problems).length > 0 ? 422 : 200,
        leadsTo: [session.afterwards, session.returnUrl],
        body: html`${cardForm(visit, {
          action: link(portalPath(session, 'card')),
          button: words.portal.saveCard,
          token: tokenField(engine, session.id),
          problems,
        })}
${backOf(view)}`,
      });
  };

  const showConfirmation = ({ visit, session }: PortalView): Respond => {
    const { words, link } = visit;
    const token = tokenField(engine, session.id);
    const action = link(portalPath(session, 'confirm'));
    return () =>
      sendPage(visit, {
        title: words.confirm.title,
        leadsTo: [session.afterwards, session.returnUrl],
        body: html`<p>${words.confirm.text}</p>
<div class="actions">
${buttonForm({ action, token, label: words.confirm.yes, name: 'answer', value: 'yes' })}
${buttonForm({ action, token, label: words.confirm.no, name: 'answer', value: 'no', isSecond: true })}
</div>`,
      });
  };

  const showCancellation =
    (view: PortalView, subscription: SubscriptionRecord): Respond =>
    () =>
      sendPage(view.visit, {
        title: view.visit.words.portal.cancelTitle(priceOf(view.desk, subscription.price).name),
        leadsTo: [view.session.afterwards, view.session.returnUrl],
        body: cancellationOf(view, subscription),
      });

  const showSwitch = (
    view: PortalView,
    subscription: SubscriptionRecord,
    price: string,
    problem: string | null = null,
  ): Respond => {
    const nameOf = (id: string): string => priceOf(view.desk, id).name;
    return () =>
      sendPage(view.visit, {
        title: view.visit.words.portal.switchTitle(nameOf(subscription.price), nameOf(price)),
        status: problem === null ? 200 : 402,
        leadsTo: [view.session.afterwards, view.session.returnUrl],
        body: switchOf(view, subscription, price, problem),
      });
  };

  /** Ends a flow by returning to the product; without a flow, shows the current state. */
  const finish = ({ visit, session }: PortalView): Respond => {
    const { reply, link } = visit;
    const { afterwards } = session;
    if (afterwards !== null) return () => reply.redirect(afterwards, 303);
    const next = session.flow === null ? portalPath(session) : portalPath(session, 'done');
    return () => reply.redirect(link(next), 303);
  };

  const showFlow = (view: PortalView): Respond => {
    const { visit, session, desk } = view;
    const { words } = visit;
    const { flow } = session;
    if (flow === null)
      return () => sendPage(visit, { title: words.portal.title, body: homeOf(view) });
    if (flow.type === 'payment_method_update') return showCard(view);
    const subscription = subscriptionIn(desk, session, flow.subscription);
    if (subscription === undefined)
      return () => sendProblem(visit, 410, words.expired, session.returnUrl);
    return flow.type === 'subscription_cancel'
      ? showCancellation(view, subscription)
      : showSwitch(view, subscription, flow.price);
  };

  app.get('/pay/portal/:id', (request, reply) => open(request, reply, showFlow));
  app.get('/pay/portal/:id/card', (request, reply) =>
    open(request, reply, (view) => showCard(view)),
  );
  app.get('/pay/portal/:id/confirm', (request, reply) => open(request, reply, showConfirmation));
  app.get('/pay/portal/:id/done', (request, reply) =>
    open(
      request,
      reply,
      ({ visit, session }) =>
        () =>
          sendPage(visit, {
            title: visit.words.portal.done,
            body: html`<p>${visit.words.portal.doneText}</p>
${session.returnUrl === null ? null : html`<p><a href="${session.returnUrl}">${visit.words.portal.goOn}</a></p>`}`,
          }),
    ),
  );
  app.get('/pay/portal/:id/cancel/:subscription', (request, reply) =>
    open(request, reply, (view) =>
      withSubscription(view, (subscription) => showCancellation(view, subscription)),
    ),
  );
  app.get('/pay/portal/:id/switch/:subscription/:price', (request, reply) =>
    open(request, reply, (view) =>
      withSubscription(view, (subscription, price) => showSwitch(view, subscription, price)),
    ),
  );

  app.post('/pay/portal/:id/card', (request, reply) =>
    open(request, reply, (view) => {
      const { desk, visit, session } = view;
      const read = readCard(visit, desk.now());
      if ('problems' in read) return showCard(view, read.problems);
      return unlessDeclined(
        () =>
          offerCardInPortal(desk, session, read.card) === 'replaced'
            ? finish(view)
            : () => reply.redirect(visit.link(portalPath(session, 'confirm')), 303),
        () => showCard(view, { card: visit.words.card.declined }),
      );
    }),
  );
  app.post('/pay/portal/:id/confirm', (request, reply) =>
    open(request, reply, (view) => {
      const { desk, visit, session } = view;
      return confirmCardInPortal(desk, session, visit.form['answer'] === 'yes') === 'replaced'
        ? finish(view)
        : showCard(view, { card: visit.words.confirm.refused });
    }),
  );
  const change = (
    path: string,
    work: (desk: Desk, subscription: SubscriptionRecord, price: string) => void,
  ): void => {
    app.post(`/pay/portal/:id/${path}`, (request, reply) =>
      open(request, reply, (view) =>
        withSubscription(view, (subscription, price) =>
          unlessDeclined(
            () => {
              work(view.desk, subscription, price);
              return finish(view);
            },
            () => showSwitch(view, subscription, price, view.visit.words.card.declined),
          ),
        ),
      ),
    );
  };
  change('cancel/:subscription', cancelInPortal);
  change('keep/:subscription', keepInPortal);
  change('switch/:subscription/:price', switchInPortal);
};

/** Declined cards change nothing: `requireCharge` and `offerCard` come first. */
const unlessDeclined = (work: () => Respond, otherwise: () => Respond): Respond => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError && error.details.type === 'card_error') return otherwise();
    throw error;
  }
};
