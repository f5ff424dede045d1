import {
  type Funding,
  PLAN_SOURCE_WORDS,
  type PlanSource,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface ChoiceWords {
  readonly name: MessageDescriptor;
  /** Sentence that helps to recognize it. */
  readonly hint?: MessageDescriptor;
}

/** Ways to recognize a plan source. */
export const SOURCE_HINTS: Readonly<Record<PlanSource, MessageDescriptor>> = {
  employer: msg`Yours or your partner’s, at a company or a nonprofit.`,
  'public-employer': msg`At a state, county, city or school district.`,
  federal: msg`The plan’s brochure has an RI number.`,
  military: msg`You have a uniformed-services ID.`,
  bought: msg`At HealthCare.gov, at a state exchange or from an insurer.`,
  medicaid: msg`Your state may have its own name for it.`,
  chip: msg`The approval letter says CHIP or your state’s name for it.`,
  medicare: msg`A red, white and blue card. It is rare for children.`,
  other: msg`Such as a union, a college, or a group that shares costs.`,
  unsure: msg`You still get an answer, with ways to find out.`,
};

/** Translates the name that domain declares: see `lingui.config.ts`. */
export const sourceName = (i18n: I18n, source: PlanSource): string =>
  i18n._(PLAN_SOURCE_WORDS[source].message);

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
