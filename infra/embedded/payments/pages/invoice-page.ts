import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine.ts';
import { type Desk, priceOf } from '../life/desk.ts';
import type { InvoiceRecord, LineRecord } from '../storage/records.ts';
import { keyOf } from '../wire/render-invoices.ts';
import { type Html, html } from './html.ts';
import { sendPage, sendProblem } from './layout.ts';
import { idOf, receiveVisit, type Visit } from './visit.ts';

const nameOf = (desk: Desk, { words }: Visit, line: LineRecord): string => {
  const plan = priceOf(desk, line.price).name;
  if (line.isProration)
    return line.amount > 0 ? words.invoice.remaining(plan) : words.invoice.unused(plan);
  return line.amount === 0 ? words.invoice.trial(plan) : words.invoice.month(plan);
};

const stateOf = ({ words, date, money }: Visit, invoice: InvoiceRecord): Html => {
  const { status, paidAt, payment } = invoice;
  const refunded = payment?.refunded ?? 0;
  if (status === 'void') return html`<p>${words.invoice.voided}</p>`;
  if (status !== 'paid' || paidAt === null) return html`<p>${words.invoice.due}</p>`;
  return html`<p>${words.invoice.paidOn(date(paidAt))}</p>
${refunded === 0 ? null : html`<p>${words.invoice.refunded(money(refunded))}</p>`}`;
};

/** `/pay/invoices/in_…?key=…`: receipt of a payment. */
export const addInvoicePage = (app: FastifyInstance, engine: Engine): void => {
  app.get('/pay/invoices/:id', (request, reply) =>
    engine.change((desk) => {
      const visit = receiveVisit(request, reply);
      const { words, money, date } = visit;
      const invoice = desk.store.get('invoice', idOf(request));
      const key = new URLSearchParams(request.url.split('?', 2)[1]).get('key');
      if (invoice === undefined || invoice.status === 'draft' || key !== keyOf(desk, invoice))
        return sendProblem(visit, 404, words.notFound);
      const credit = invoice.amountDue - invoice.total;
      const card =
        invoice.payment === null
          ? undefined
          : desk.store.get('payment_method', invoice.payment.paymentMethod);
      return sendPage(visit, {
        title: invoice.status === 'paid' ? words.invoice.receipt : words.invoice.invoice,
        body: html`<dl><dt>${words.invoice.number}</dt><dd>${invoice.number}</dd></dl>
${stateOf(visit, invoice)}
${card === undefined ? null : html`<p>${words.card.endsIn(card.last4)}</p>`}
<table>
<thead><tr><th scope="col">${words.invoice.item}</th><th scope="col" class="amount">${words.invoice.amount}</th></tr></thead>
<tbody>
${invoice.lines.map(
  (line) =>
    html`<tr><td>${nameOf(desk, visit, line)}<br>${date(line.periodStart)} – ${date(line.periodEnd)}</td><td class="amount">${money(line.amount)}</td></tr>`,
)}
${credit === 0 ? null : html`<tr><td>${words.invoice.credit}</td><td class="amount">${money(credit)}</td></tr>`}
</tbody>
<tfoot><tr><th scope="row">${words.invoice.total}</th><td class="amount">${money(invoice.amountDue)}</td></tr></tfoot>
</table>`,
      });
    }),
  );
};
