import type { MailMessagePart, MailMessages } from '../kernel/mail.ts';
import { choice, type Message, say } from '../kernel/message.ts';
import { PRODUCT } from '../product.ts';
import type { PlanMail } from './plan-mails.ts';
import { type Plan, TIER_WORDS } from './subscription.constants.ts';

const product = PRODUCT.name;

const PLAN: MailMessagePart = { link: say('Open your plan'), path: '/account' };
const PLANS: MailMessagePart = { link: say('Look at the plans'), path: '/subscribe' };

const HOW_TO_LEAVE = say(
  'You can cancel at any time, in your account: one page, one button. Cancel before that day, and you pay nothing.',
);

const NOT_YOU = say('Didn’t ask for this? Reply to this email, and we’ll look into it.');

const NOTHING_IS_LOST = say(
  'Everything you saved stays. With the free plan, you can go on reading all of it.',
);

const planWords = (plan: Plan) => choice(TIER_WORDS, plan);

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Mails about a plan: the event, the next step, and contact information. */
export const planMessagesOf = ({ kind, details }: PlanMail): MailMessages => {
  switch (kind) {
    case 'trial-started': {
      const values = {
        plan: planWords(details.plan),
        day: new Date(details.trialEndsAt),
        amount: dollars(details.monthlyCents),
      };
      return {
        subject: say('Your free trial of {product} {plan} has started', {
          product,
          plan: values.plan,
        }),
        body: [
          say('You can use everything in the {plan} plan until {day} (UTC), free.', {
            plan: values.plan,
            day: values.day,
          }),
          say(
            'The first payment is on that day: {amount}, and the same each month. We’ll write to you before.',
            { amount: values.amount },
          ),
          HOW_TO_LEAVE,
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'trial-ending': {
      const day = new Date(details.trialEndsAt);
      const plan = planWords(details.plan);
      return {
        subject: say('Your free trial ends on {day}', { day }),
        body: [
          say(
            'Your free trial of the {plan} plan ends on {day} (UTC). From then on it costs {amount} a month, and the first payment is on that day.',
            { plan, day, amount: dollars(details.monthlyCents) },
          ),
          say('Do you want to stay? Then there is nothing you need to do.'),
          HOW_TO_LEAVE,
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'trial-refused':
      return {
        subject: say('Your free trial could not start'),
        body: [
          say(
            'Each card has one free trial of {product}, and yours has had it with another account. No plan has started, and nothing was charged.',
            { product },
          ),
          say('You can start a plan with its first payment, or go on with the free plan.'),
          PLANS,
          NOT_YOU,
        ],
      };
    case 'payment-received': {
      const amount = dollars(details.amountCents);
      return {
        subject: say('Your payment of {amount} to {product}', { amount, product }),
        body: [
          say('Thank you. We received {amount} for the {plan} plan on {day} (UTC).', {
            amount,
            plan: planWords(details.plan),
            day: new Date(details.paidAt),
          }),
          say('It is paid until {day} (UTC). The receipt is in your account.', {
            day: new Date(details.periodEndsAt),
          }),
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'payment-refunded': {
      const amount = dollars(details.amountCents);
      return {
        subject: say('You get {amount} back', { amount }),
        body: [
          say(
            'We sent {amount} back to the card that you paid {product} with. It can take your bank up to ten days to show it.',
            { amount, product },
          ),
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'payment-failed': {
      const plan = planWords(details.plan);
      return {
        subject: say('Your payment to {product} failed', { product }),
        body: [
          say('The payment of {amount} for the {plan} plan failed. Nothing was charged.', {
            amount: dollars(details.amountCents),
            plan,
          }),
          say('To fix it, open your account and choose to update the payment method.'),
          details.nextTryAt === null
            ? say('We won’t try that card again by ourselves.')
            : say('We’ll try again on {day} (UTC).', { day: new Date(details.nextTryAt) }),
          say('You keep the {plan} plan until {day} (UTC). After that your account is free.', {
            plan,
            day: new Date(details.accessUntil),
          }),
          PLAN,
          NOTHING_IS_LOST,
          NOT_YOU,
        ],
      };
    }
    case 'plan-canceled': {
      const day = new Date(details.endsAt);
      const plan = planWords(details.plan);
      return {
        subject: say('Your {plan} plan is canceled', { plan }),
        body: [
          say('You keep the {plan} plan until {day} (UTC), and you pay nothing more.', {
            plan,
            day,
          }),
          NOTHING_IS_LOST,
          say('Did you change your mind? Until that day you can keep the plan, in your account.'),
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'plan-resumed': {
      const plan = planWords(details.plan);
      return {
        subject: say('You keep your {plan} plan', { plan }),
        body: [
          say('You took the cancellation back. The next payment is on {day} (UTC).', {
            day: new Date(details.paidUntil),
          }),
          PLAN,
          NOT_YOU,
        ],
      };
    }
    case 'plan-ended':
      return details.reason === 'duplicate'
        ? DUPLICATE_ENDED
        : endedMessages({ ...details, reason: details.reason });
  }
};

const DUPLICATE_ENDED: MailMessages = {
  subject: say('You had two subscriptions: we ended one'),
  body: [
    say(
      'You had started to pay for {product} twice. We ended the older subscription, and we send back the last payment for it. The newer one goes on as it is.',
      { product },
    ),
    PLAN,
    NOT_YOU,
  ],
};

type Ended = Extract<PlanMail, { readonly kind: 'plan-ended' }>['details'];

interface EndedOptions extends Pick<Ended, 'plan' | 'endedAt'> {
  readonly reason: Exclude<Ended['reason'], 'duplicate'>;
}

const endedMessages = ({ plan, endedAt, reason }: EndedOptions): MailMessages => ({
  subject: say('Your {plan} plan has ended', { plan: planWords(plan) }),
  body: [
    ENDED[reason],
    say('The {plan} plan ended on {day} (UTC). Your account is free now.', {
      plan: planWords(plan),
      day: new Date(endedAt),
    }),
    NOTHING_IS_LOST,
    say('You can come back at any time: you will find everything as you left it.'),
    PLANS,
    NOT_YOU,
  ],
});

const ENDED: Readonly<Record<EndedOptions['reason'], Message>> = {
  requested: say('Your plan ended, as you asked.'),
  unpaid: say('Your plan ended, because the last payment did not arrive.'),
  'account-deleted': say('Your plan ended, because you asked us to delete your account.'),
  other: say('Your plan has ended.'),
};
