import type { InvoiceRecord, Metadata, RefundRecord } from '../storage/records.ts';
import { ApiError } from '../wire/errors.ts';
import { renderCharge, renderRefund } from '../wire/render-invoices.ts';
import type { Desk } from './desk.ts';

interface RefundRequest {
  readonly amount?: number | undefined;
  readonly reason: string | null;
  readonly metadata: Metadata;
}

/** Refunds the remainder of a payment, or a part of it. */
export const refund = (
  desk: Desk,
  invoice: InvoiceRecord,
  { amount, reason, metadata }: RefundRequest,
): RefundRecord => {
  const { payment } = invoice;
  if (payment === null) throw new ApiError('This invoice has no payment to refund.');
  const left = payment.amount - payment.refunded;
  if (left === 0)
    throw new ApiError(`Charge ${payment.charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const given = amount ?? left;
  if (given < 1 || given > left)
    throw new ApiError(`Refund amount (${given}) is greater than unrefunded amount (${left})`, {
      param: 'amount',
    });
  const record: RefundRecord = {
    id: desk.chance.newId('re'),
    created: desk.now(),
    customer: invoice.customer,
    invoice: invoice.id,
    charge: payment.charge,
    intent: payment.intent,
    amount: given,
    reason,
    metadata,
    dueAt: null,
  };
  desk.store.put('refund', record);
  const refunded = { ...invoice, payment: { ...payment, refunded: payment.refunded + given } };
  desk.store.put('invoice', refunded);
  desk.emit('refund.created', renderRefund(record));
  desk.emit('charge.refunded', renderCharge(refunded));
  return record;
};
