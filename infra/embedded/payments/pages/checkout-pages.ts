import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../engine.ts';
import { confirmCheckout, payCheckout, trialEndOf } from '../life/checkout.ts';
import { type Desk, priceOf } from '../life/desk.ts';
import type { CheckoutSessionRecord } from '../storage/records.ts';
import { DAY } from '../time/months.ts';
import { ApiError } from '../wire/errors.ts';
import { type CardProblems, cardForm, readCard } from './card-form.ts';
import { buttonForm, isOwnForm, tokenField } from './forms.ts';
import { html } from './html.ts';
import { sendPage, sendProblem } from './layout.ts';
import { idOf, receiveVisit, type Visit } from './visit.ts';

const SESSION_ID = '{CHECKOUT_SESSION_ID}';

const successOf = ({ successUrl, id }: CheckoutSessionRecord): string =>
  successUrl.replaceAll(SESSION_ID, id);

/** `/pay/checkout/cs_…`: takes a family's card and returns to the product. */
export const addCheckoutPages = (app: FastifyInstance, engine: Engine): void => {
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    show: (visit: Visit, session: CheckoutSessionRecord) => FastifyReply,
  ): Promise<FastifyReply> => {
    const session = engine.change(({ store }) => store.get('checkout_session', idOf(request)));
    const visit = receiveVisit(request, reply, session?.locale);
    const { words } = visit;
    if (session === undefined) return sendProblem(visit, 404, words.notFound);
    if (session.status === 'complete') return reply.redirect(successOf(session), 303);
    if (session.status === 'expired')
      return sendProblem(visit, 410, words.expired, session.cancelUrl);
    if (request.method === 'POST' && !isOwnForm(visit, engine, session.id))
      return sendProblem(visit, 403, words.stale, session.cancelUrl);
    return show(visit, session);
  };

  const showSession = (
    visit: Visit,
    session: CheckoutSessionRecord,
    problems: CardProblems = {},
  ): FastifyReply =>
    engine.change((desk) =>
      session.confirming === null
        ? showCard(desk, visit, session, problems)
        : showConfirmation(visit, session),
    );

  const showConfirmation = (visit: Visit, session: CheckoutSessionRecord): FastifyReply => {
    const { words, link } = visit;
    const token = tokenField(engine, session.id);
    const action = link(`/pay/checkout/${session.id}/confirm`);
    return sendPage(visit, {
      title: words.confirm.title,
      leadsTo: [session.successUrl],
      body: html`<p>${words.confirm.text}</p>
<div class="actions">
${buttonForm({ action, token, label: words.confirm.yes, name: 'answer', value: 'yes' })}
${buttonForm({ action, token, label: words.confirm.no, name: 'answer', value: 'no', isSecond: true })}
</div>`,
    });
  };

  const showCard = (
    desk: Desk,
    visit: Visit,
    session: CheckoutSessionRecord,
    problems: CardProblems,
  ): FastifyReply => {
    const { words, money, date, link } = visit;
    const { name, amount } = priceOf(desk, session.price);
    const trialEnd = trialEndOf(desk, session);
    const days = trialEnd === null ? 0 : Math.round((trialEnd - desk.now()) / DAY);
    const price = money(amount);
    return sendPage(visit, {
      title: words.checkout.title(name),
      status: Object.keys(problems).length > 0 ? 422 : 200,
      leadsTo: [session.successUrl, session.cancelUrl],
      body: html`<dl>
<dt>${words.checkout.plan}</dt><dd>${name}, ${words.checkout.aMonth(price)}</dd>
<dt>${words.checkout.today}</dt><dd>${trialEnd === null ? price : `${money(0)}, ${words.checkout.trial(days)}`}</dd>
${trialEnd === null ? null : html`<dt>${words.checkout.firstPayment}</dt><dd>${words.checkout.amountOn(price, date(trialEnd))}</dd>`}
</dl>
${cardForm(visit, {
  action: link(`/pay/checkout/${session.id}`),
  button: trialEnd === null ? words.checkout.pay(price) : words.checkout.start,
  token: tokenField(engine, session.id),
  problems,
})}
${session.cancelUrl === null ? null : html`<p><a href="${session.cancelUrl}">${words.checkout.abandon}</a></p>`}`,
    });
  };

  app.get('/pay/checkout/:id', (request, reply) =>
    open(request, reply, (visit, session) => showSession(visit, session)),
  );

  app.post('/pay/checkout/:id', (request, reply) =>
    open(request, reply, (visit, session) => {
      const read = readCard(visit, engine.now());
      if ('problems' in read) return showSession(visit, session, read.problems);
      try {
        const paid = engine.change((desk) => payCheckout(desk, session.id, read.card));
        return paid.status === 'complete'
          ? reply.redirect(successOf(paid), 303)
          : reply.redirect(visit.link(`/pay/checkout/${session.id}`), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return showSession(visit, session, { card: visit.words.card.declined });
      }
    }),
  );

  app.post('/pay/checkout/:id/confirm', (request, reply) =>
    open(request, reply, (visit, session) => {
      const isConfirmed = visit.form['answer'] === 'yes';
      const after = engine.change((desk) => confirmCheckout(desk, session.id, isConfirmed));
      return after.status === 'complete'
        ? reply.redirect(successOf(after), 303)
        : showSession(visit, after, { card: visit.words.confirm.refused });
    }),
  );
};
