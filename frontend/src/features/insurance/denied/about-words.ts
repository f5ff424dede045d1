import type { Care, Notice, Urgency } from '@hearthway/domain/insurance/denials.constants.ts';
import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Plan types in families' words. */
export const PLAN_TYPE_WORDS: Readonly<Record<PlanType, MessageDescriptor>> = {
  'self-funded-erisa': msg`From a job, and the employer pays the bills (self-funded)`,
  'fully-insured-group': msg`From a job, and an insurer pays the bills (fully insured)`,
  'government-employer': msg`From a state, county, city or school district job`,
  marketplace: msg`Bought ourselves, on or off the marketplace`,
  'medicaid-managed-care': msg`Medicaid through a health plan`,
  'medicaid-fee-for-service': msg`Medicaid directly from the state`,
  chip: msg`CHIP`,
  tricare: msg`TRICARE (military)`,
  fehb: msg`Federal or postal job (FEHB, PSHB)`,
  medicare: msg`Medicare`,
  grandfathered: msg`A grandfathered plan (its papers say so)`,
  'short-term-or-limited': msg`Short-term, fixed-payment or cost-sharing`,
};

interface ChoiceWords {
  readonly name: MessageDescriptor;
  readonly explanation: MessageDescriptor;
}

export const NOTICE_CHOICES: Readonly<Record<Notice | 'unsure', ChoiceWords>> = {
  first: {
    name: msg`The first no`,
    explanation: msg`You have not appealed yet.`,
  },
  final: {
    name: msg`The no to our appeal`,
    explanation: msg`The plan has looked again and stays with no. It may be called “final”.`,
  },
  unsure: {
    name: msg`I’m not sure`,
    explanation: msg`Then we show the dates of both.`,
  },
};

export const CARE_CHOICES: Readonly<Record<Care, ChoiceWords>> = {
  planned: {
    name: msg`It has not started`,
    explanation: msg`You asked for approval, and they said no.`,
  },
  running: {
    name: msg`It is going on`,
    explanation: msg`They want to cut it, end it, or not renew it.`,
  },
  received: {
    name: msg`It has happened`,
    explanation: msg`They don’t want to pay the bill.`,
  },
};

export const URGENCY_CHOICES: Readonly<Record<Urgency, ChoiceWords>> = {
  standard: {
    name: msg`We can wait some weeks`,
    explanation: msg`The plan has its usual time to answer.`,
  },
  urgent: {
    name: msg`It is urgent`,
    explanation: msg`Waiting could seriously harm your child’s life, health or recovery. Ask the doctor to say so in writing: then the plan has to answer within days.`,
  },
};
