import type { SubscriptionStatus } from '../storage/records.ts';

export interface Words {
  readonly practice: string;
  readonly language: string;
  readonly goBack: string;
  readonly problem: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly expired: { readonly title: string; readonly text: string };
  readonly stale: { readonly title: string; readonly text: string };
  readonly card: {
    readonly number: string;
    readonly expiry: string;
    readonly expiryHint: string;
    readonly cvc: string;
    readonly cvcHint: string;
    readonly unknownNumber: string;
    readonly wrongExpiry: string;
    readonly pastExpiry: string;
    readonly wrongCvc: string;
    readonly declined: string;
    readonly testCards: string;
    readonly succeeds: string;
    readonly isDeclined: string;
    readonly asks: string;
    readonly failsLater: string;
    readonly further: string;
    readonly endsIn: (last4: string) => string;
  };
  readonly checkout: {
    readonly title: (plan: string) => string;
    readonly plan: string;
    readonly aMonth: (price: string) => string;
    readonly today: string;
    readonly trial: (days: number) => string;
    readonly firstPayment: string;
    readonly amountOn: (price: string, date: string) => string;
    readonly start: string;
    readonly pay: (price: string) => string;
    readonly abandon: string;
  };
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    readonly refused: string;
  };
  readonly portal: {
    readonly title: string;
    readonly plans: string;
    readonly noPlan: string;
    readonly status: Readonly<Record<SubscriptionStatus, string>>;
    readonly renews: (date: string) => string;
    readonly ends: (date: string) => string;
    readonly change: (plan: string) => string;
    readonly cancel: string;
    readonly keep: string;
    readonly card: string;
    readonly noCard: string;
    readonly updateCard: string;
    readonly saveCard: string;
    readonly invoices: string;
    readonly noInvoices: string;
    readonly cancelTitle: (plan: string) => string;
    readonly cancelText: (date: string) => string;
    readonly cancelButton: string;
    readonly switchTitle: (from: string, to: string) => string;
    readonly switchNow: (amount: string) => string;
    readonly switchCredit: (amount: string) => string;
    readonly switchLater: (amount: string, date: string) => string;
    readonly switchButton: (plan: string) => string;
    readonly done: string;
    readonly doneText: string;
    readonly goOn: string;
  };
  readonly invoice: {
    readonly receipt: string;
    readonly invoice: string;
    readonly number: string;
    readonly paidOn: (date: string) => string;
    readonly due: string;
    readonly voided: string;
    readonly refunded: (amount: string) => string;
    readonly item: string;
    readonly amount: string;
    readonly credit: string;
    readonly total: string;
    readonly trial: (plan: string) => string;
    readonly month: (plan: string) => string;
    readonly unused: (plan: string) => string;
    readonly remaining: (plan: string) => string;
  };
}

export const ENGLISH: Words = {
  practice: 'Practice payment: no money moves.',
  language: 'Language',
  goBack: 'Go back',
  problem: 'There is a problem',
  notFound: { title: 'Page not found', text: 'There is no such page. Go back and start again.' },
  expired: { title: 'This page has expired', text: 'Go back and start again.' },
  stale: {
    title: 'This form is too old',
    text: 'It was not sent from this page. Go back, load the page again and try once more.',
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, such as 12 / 30',
    cvc: 'Security code',
    cvcHint: 'Three digits on the back of the card. Any will do.',
    unknownNumber: 'Use one of the practice cards below. Never type a real card number here.',
    wrongExpiry: 'Write the month and the year, such as 12 / 30.',
    pastExpiry: 'This card has expired.',
    wrongCvc: 'Write three or four digits.',
    declined: 'Your card was declined. Try another card.',
    testCards: 'Practice cards',
    succeeds: 'works',
    isDeclined: 'is declined',
    asks: 'asks you to confirm',
    failsLater: 'works today, fails when the plan renews',
    further:
      'Each card has one free trial. Other numbers of 16 digits that begin with 4242 4242 are more cards that work, such as 4242 4242 0000 0001.',
    endsIn: (last4) => `Card ending in ${last4}`,
  },
  checkout: {
    title: (plan) => `Start ${plan}`,
    plan: 'Plan',
    aMonth: (price) => `${price} a month`,
    today: 'Today',
    trial: (days) => `${days} days free`,
    firstPayment: 'First payment',
    amountOn: (price, date) => `${price} on ${date}`,
    start: 'Start free trial',
    pay: (price) => `Pay ${price}`,
    abandon: 'Go back without paying',
  },
  confirm: {
    title: 'Your bank asks you to confirm',
    text: 'With a real card, your bank would ask for a code now.',
    yes: 'Confirm',
    no: 'Do not confirm',
    refused: 'Your bank did not confirm the card. Try again, or use another card.',
  },
  portal: {
    title: 'Your plan',
    plans: 'Plan',
    noPlan: 'There is no plan.',
    status: {
      trialing: 'Free trial',
      active: 'Active',
      past_due: 'Payment failed',
      canceled: 'Ended',
      incomplete: 'First payment failed',
      incomplete_expired: 'Ended',
      unpaid: 'Not paid',
      paused: 'Paused',
    },
    renews: (date) => `Next payment on ${date}`,
    ends: (date) => `Ends on ${date}`,
    change: (plan) => `Switch to ${plan}`,
    cancel: 'Cancel plan',
    keep: 'Keep the plan',
    card: 'Card',
    noCard: 'There is no card.',
    updateCard: 'Use another card',
    saveCard: 'Save card',
    invoices: 'Invoices',
    noInvoices: 'There are no invoices.',
    cancelTitle: (plan) => `Cancel ${plan}?`,
    cancelText: (date) => `You keep the plan until ${date}. After that you pay nothing more.`,
    cancelButton: 'Cancel plan',
    switchTitle: (from, to) => `Switch from ${from} to ${to}?`,
    switchNow: (amount) => `You pay ${amount} now, for the rest of this month.`,
    switchCredit: (amount) => `You pay nothing now, and ${amount} less with the next payments.`,
    switchLater: (amount, date) => `Your next payment is ${amount} on ${date}.`,
    switchButton: (plan) => `Switch to ${plan}`,
    done: 'Done',
    doneText: 'Your change is saved.',
    goOn: 'Continue',
  },
  invoice: {
    receipt: 'Receipt',
    invoice: 'Invoice',
    number: 'Number',
    paidOn: (date) => `Paid on ${date}`,
    due: 'Not paid yet',
    voided: 'Withdrawn: nothing is due',
    refunded: (amount) => `${amount} was refunded`,
    item: 'Item',
    amount: 'Amount',
    credit: 'Your credit',
    total: 'Total',
    trial: (plan) => `${plan}, free trial`,
    month: (plan) => `${plan}, one month`,
    unused: (plan) => `${plan}, unused days`,
    remaining: (plan) => `${plan}, rest of the month`,
  },
};
