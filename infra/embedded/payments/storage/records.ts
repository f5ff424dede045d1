import type { Seconds } from '../time/months.ts';

// Storage format.

export type Cents = number;

export type Metadata = Readonly<Record<string, string>>;

interface Stored {
  readonly id: string;
  readonly created: Seconds;
  /** Next moment at which the record changes by itself; null for never. */
  readonly dueAt: Seconds | null;
}

export interface CustomerRecord extends Stored {
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly preferredLocales: readonly string[];
  readonly defaultPaymentMethod: string | null;
  /** Negative for credit that the next invoice uses. */
  readonly balance: Cents;
  readonly invoicesNumbered: number;
  readonly isDeleted: boolean;
}

export interface PaymentMethodRecord extends Stored {
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Hash of the card number; missing in older records. */
  readonly fingerprint?: string;
  /** True if charges are declined. Switched by "card fails from now on". */
  readonly fails: boolean;
}

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'unpaid'
  | 'paused';

export interface CancellationDetails {
  readonly reason: 'cancellation_requested' | 'payment_failed' | null;
  readonly feedback: string | null;
  readonly comment: string | null;
}

export interface SubscriptionRecord extends Stored {
  readonly customer: string;
  readonly status: SubscriptionStatus;
  readonly itemId: string;
  readonly price: string;
  readonly metadata: Metadata;
  /** Moment from which monthly billing dates are derived. */
  readonly anchor: Seconds;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  readonly trialStart: Seconds | null;
  readonly trialEnd: Seconds | null;
  readonly hasToldTrialEnd: boolean;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelAt: Seconds | null;
  readonly canceledAt: Seconds | null;
  readonly endedAt: Seconds | null;
  readonly cancellation: CancellationDetails;
  readonly defaultPaymentMethod: string | null;
  readonly latestInvoice: string | null;
  /** Prorations for the next invoice. */
  readonly pendingLines: readonly LineRecord[];
}

export interface LineRecord {
  readonly id: string;
  readonly amount: Cents;
  readonly description: string;
  readonly price: string;
  readonly itemId: string;
  readonly subscription: string;
  readonly isProration: boolean;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
}

interface Payment {
  readonly id: string;
  readonly intent: string;
  readonly charge: string;
  readonly paymentMethod: string;
  readonly amount: Cents;
  readonly refunded: Cents;
}

/** Last failed charge of an invoice. */
interface Failure {
  readonly intent: string;
  readonly charge: string;
  readonly failedAt: Seconds;
}

export type BillingReason =
  | 'subscription_create'
  | 'subscription_cycle'
  | 'subscription_update'
  | 'manual';

export interface InvoiceRecord extends Stored {
  readonly customer: string;
  readonly subscription: string;
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly billingReason: BillingReason;
  readonly lines: readonly LineRecord[];
  readonly total: Cents;
  readonly startingBalance: Cents;
  readonly endingBalance: Cents | null;
  readonly amountDue: Cents;
  readonly amountPaid: Cents;
  readonly attemptCount: number;
  readonly nextPaymentAttempt: Seconds | null;
  readonly finalizesAt: Seconds | null;
  readonly finalizedAt: Seconds | null;
  readonly paidAt: Seconds | null;
  readonly voidedAt: Seconds | null;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  readonly payment: Payment | null;
  readonly failure: Failure | null;
  readonly subscriptionMetadata: Metadata;
}

export interface CheckoutSessionRecord extends Stored {
  readonly customer: string;
  readonly price: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  readonly clientReferenceId: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly trialDays: number | null;
  readonly trialEnd: Seconds | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly locale: string | null;
  readonly expiresAt: Seconds;
  readonly subscription: string | null;
  readonly invoice: string | null;
  /** Card whose bank requires a confirmation. */
  readonly confirming: Omit<PaymentMethodRecord, 'customer' | 'dueAt'> | null;
}

export type PortalFlow =
  | { readonly type: 'payment_method_update' }
  | { readonly type: 'subscription_cancel'; readonly subscription: string }
  | {
      readonly type: 'subscription_update_confirm';
      readonly subscription: string;
      readonly itemId: string;
      readonly price: string;
    };

export interface PortalSessionRecord extends Stored {
  readonly customer: string;
  readonly flow: PortalFlow | null;
  /** Page after the flow; null shows a confirmation. */
  readonly afterwards: string | null;
  readonly returnUrl: string | null;
  readonly locale: string | null;
  readonly expiresAt: Seconds;
  readonly confirming: CheckoutSessionRecord['confirming'];
}

interface EventRecord extends Stored {
  readonly type: string;
  /** JSON of the event as it is delivered, apart from `pending_webhooks`. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RefundRecord extends Stored {
  readonly customer: string;
  readonly invoice: string;
  readonly charge: string;
  readonly intent: string;
  readonly amount: Cents;
  readonly reason: string | null;
  readonly metadata: Metadata;
}

export interface Records {
  readonly customer: CustomerRecord;
  readonly payment_method: PaymentMethodRecord;
  readonly subscription: SubscriptionRecord;
  readonly invoice: InvoiceRecord;
  readonly checkout_session: CheckoutSessionRecord;
  readonly portal_session: PortalSessionRecord;
  readonly event: EventRecord;
  readonly refund: RefundRecord;
}

export type Kind = keyof Records;
