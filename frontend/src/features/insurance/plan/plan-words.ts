import type { Funding, PlanSource } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface ChoiceWords {
  readonly name: MessageDescriptor;
  /** How to recognize it. */
  readonly hint?: MessageDescriptor;
}

export const SOURCE_WORDS: Readonly<Record<PlanSource, ChoiceWords>> = {
  employer: {
    name: msg`From a job`,
    hint: msg`Yours or your partner’s, at a company or a nonprofit.`,
  },
  'public-employer': {
    name: msg`From a public job`,
    hint: msg`At a state, county, city or school district.`,
  },
  federal: {
    name: msg`From a federal or postal job`,
    hint: msg`The plan’s brochure has an RI number.`,
  },
  military: {
    name: msg`From the military (TRICARE)`,
    hint: msg`You have a uniformed-services ID.`,
  },
  bought: {
    name: msg`We bought it ourselves`,
    hint: msg`At HealthCare.gov, at a state exchange or from an insurer.`,
  },
  medicaid: {
    name: msg`Medicaid`,
    hint: msg`Your state may have its own name for it.`,
  },
  chip: {
    name: msg`CHIP`,
    hint: msg`The approval letter says CHIP or your state’s name for it.`,
  },
  medicare: {
    name: msg`Medicare`,
    hint: msg`A red, white and blue card. It is rare for children.`,
  },
  other: {
    name: msg`From somewhere else`,
    hint: msg`Such as a union, a college, or a group that shares costs.`,
  },
  unsure: {
    name: msg`I’m not sure`,
    hint: msg`You still get an answer, with ways to find out.`,
  },
};

export const FUNDING_WORDS: Readonly<Record<Funding, ChoiceWords>> = {
  insured: {
    name: msg`An insurance company (fully insured)`,
    hint: msg`The booklet is called a certificate or policy of insurance, and names the state that approved it.`,
  },
  'self-funded': {
    name: msg`The employer itself (self-funded)`,
    hint: msg`The plan document says self-funded, self-insured or “administered by.”`,
  },
  full: {
    name: msg`Full health insurance`,
    hint: msg`It covers doctors, hospitals and medicine, without a warning that it is limited.`,
  },
  limited: {
    name: msg`A short-term, fixed-payment or sharing plan`,
    hint: msg`It lasts less than a year, pays a fixed sum per day or calls itself sharing. It warns that it is not full health insurance.`,
  },
  'health-plan': {
    name: msg`A Medicaid card and the card of a health plan`,
  },
  state: {
    name: msg`A Medicaid card alone`,
  },
  'in-medicaid': {
    name: msg`It is part of Medicaid`,
  },
  separate: {
    name: msg`It is a separate program`,
  },
  unsure: {
    name: msg`I’m not sure`,
    hint: msg`We go on with both, and mark what is not certain.`,
  },
};
