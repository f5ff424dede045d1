import type { Engine } from '../engine.ts';
import { type Desk, priceOf } from '../life/desk.ts';
import { offerSwitch } from '../life/portal.ts';
import { isLive } from '../life/subscription.ts';
import type { PortalSessionRecord, SubscriptionRecord } from '../storage/records.ts';
import { renderInvoice } from '../wire/render-invoices.ts';
import { buttonForm, tokenField } from './forms.ts';
import { type Html, html } from './html.ts';
import type { Visit } from './visit.ts';

export interface PortalView {
  readonly desk: Desk;
  readonly engine: Engine;
  readonly visit: Visit;
  readonly session: PortalSessionRecord;
}

export const portalPath = ({ id }: PortalSessionRecord, ...rest: readonly string[]): string =>
  ['/pay/portal', id, ...rest].join('/');

export const homeOf = (view: PortalView): Html => {
  const { desk, visit, session } = view;
  const { words, link } = visit;
  const live = [...desk.store.all('subscription', session.customer)].filter(isLive);
  const customer = desk.store.get('customer', session.customer);
  const cardId = live[0]?.defaultPaymentMethod ?? customer?.defaultPaymentMethod ?? '';
  const card = desk.store.get('payment_method', cardId);
  return html`<section>
<h2>${words.portal.plans}</h2>
${live.length === 0 ? html`<p>${words.portal.noPlan}</p>` : live.map((each) => planOf(view, each))}
</section>
<section>
<h2>${words.portal.card}</h2>
<p>${card === undefined ? words.portal.noCard : words.card.endsIn(card.last4)}</p>
<p><a href="${link(portalPath(session, 'card'))}">${words.portal.updateCard}</a></p>
</section>
<section>
<h2>${words.portal.invoices}</h2>
${invoicesOf(view)}
</section>
${backOf(view)}`;
};

export const backOf = ({ session, visit }: PortalView): Html =>
  session.returnUrl === null
    ? html``
    : html`<p><a href="${session.returnUrl}">${visit.words.goBack}</a></p>`;

const planOf = (
  { desk, engine, visit, session }: PortalView,
  subscription: SubscriptionRecord,
): Html => {
  const { words, money, date, link } = visit;
  const { name, amount } = priceOf(desk, subscription.price);
  const { id, cancelAt, periodEnd, status } = subscription;
  const others = desk.prices.filter((price) => price.id !== subscription.price);
  return html`<p><strong>${name}</strong>, ${words.checkout.aMonth(money(amount))}</p>
<p>${words.portal.status[status]}. ${cancelAt === null ? words.portal.renews(date(periodEnd)) : words.portal.ends(date(cancelAt))}</p>
${others.map((price) => html`<p><a href="${link(portalPath(session, 'switch', id, price.id))}">${words.portal.change(price.name)}</a></p>`)}
${
  cancelAt === null
    ? html`<p><a href="${link(portalPath(session, 'cancel', id))}">${words.portal.cancel}</a></p>`
    : buttonForm({
        action: link(portalPath(session, 'keep', id)),
        label: words.portal.keep,
        token: tokenField(engine, session.id),
      })
}`;
};

const invoicesOf = ({ desk, visit, session }: PortalView): Html => {
  const { words, money, date, link } = visit;
  const invoices = [...desk.store.all('invoice', session.customer)].filter(
    ({ status }) => status !== 'draft',
  );
  if (invoices.length === 0) return html`<p>${words.portal.noInvoices}</p>`;
  return html`<ul>
${invoices.map((invoice) => {
  const { hosted_invoice_url: url } = renderInvoice(desk, invoice);
  // Keeps path and query only, since the browser may use another origin.
  const { pathname, search } = new URL(url ?? '/', 'http://localhost');
  return html`<li><a href="${link(`${pathname}${search}`)}">${date(invoice.created)}, ${money(invoice.amountDue)}</a></li>`;
})}
</ul>`;
};

export const cancellationOf = (view: PortalView, { id, periodEnd }: SubscriptionRecord): Html => {
  const { visit, session, engine } = view;
  const { words, date, link } = visit;
  return html`<p>${words.portal.cancelText(date(periodEnd))}</p>
<div class="actions">
${buttonForm({
  action: link(portalPath(session, 'cancel', id)),
  label: words.portal.cancelButton,
  token: tokenField(engine, session.id),
})}
</div>
${backOf(view)}`;
};

export const switchOf = (
  view: PortalView,
  subscription: SubscriptionRecord,
  price: string,
  problem: string | null,
): Html => {
  const { desk, visit, session, engine } = view;
  const { words, money, date, link } = visit;
  const { now, next } = offerSwitch(desk, subscription, price);
  const sentence = (): string => {
    if (now > 0) return words.portal.switchNow(money(now));
    if (now < 0) return words.portal.switchCredit(money(-now));
    return words.portal.switchLater(money(next), date(subscription.periodEnd));
  };
  const { name, amount } = priceOf(desk, price);
  return html`${problem === null ? null : html`<div class="problem" role="alert"><p>${problem}</p></div>`}
<p>${name}, ${words.checkout.aMonth(money(amount))}</p>
<p>${sentence()}</p>
<div class="actions">
${buttonForm({
  action: link(portalPath(session, 'switch', subscription.id, price)),
  label: words.portal.switchButton(name),
  token: tokenField(engine, session.id),
})}
</div>
${backOf(view)}`;
};
