export const subscriptionErrors = {
  PlusRequired: {
    status: 403,
    message:
      'That is part of the Plus plan. Search without it, or look at the plans to see what Plus adds.',
  },
  AlreadySubscribed: {
    status: 409,
    message: 'You already have a paid plan. You can switch it on the page of plans.',
  },
  NotSubscribed: { status: 409, message: 'You have no paid plan that could be changed.' },
  CancellationScheduled: {
    status: 409,
    message: 'Your plan is canceled. Keep it first, then switch.',
  },
  PlanNotPaid: {
    status: 409,
    message: 'The last payment failed. Please update your payment method first.',
  },
  CardDeclined: {
    status: 402,
    message: 'Your card was declined, and nothing has changed. Please update your payment method.',
  },
  PreviewOutdated: {
    status: 409,
    message: 'The amount may have changed. Please look at it again before you switch.',
  },
  PlansNotSold: {
    status: 503,
    message: 'Paid plans can’t be bought here yet. Nothing was charged.',
  },
  PaymentsUnavailable: {
    status: 503,
    message: 'We can’t reach the payment service just now. Nothing was charged. Please try again.',
  },
  UnknownCheckout: { status: 404, message: 'We can’t find this payment page.' },
  UnknownPayment: { status: 404, message: 'We can’t find this payment.' },
} as const;
