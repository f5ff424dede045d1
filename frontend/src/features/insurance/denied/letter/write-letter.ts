import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason } from '../answers.ts';
import { dayWords } from '../day-words.ts';
import type { LetterInput, TypedWords } from './letter-input.ts';
import { REASON_PARAGRAPHS } from './reason-paragraphs.ts';

/** Placeholders for missing words, easy to see and find. */
const GAPS: Readonly<Record<keyof TypedWords, MessageDescriptor>> = {
  yourName: msg`[your name]`,
  contact: msg`[your address and phone number]`,
  childName: msg`[your child’s name]`,
  planName: msg`[name of the plan]`,
  memberId: msg`[member number]`,
  reference: msg`[number on the letter]`,
  service: msg`[the care that was denied]`,
  letterWords: msg`[the reason, in the letter’s words]`,
  planWords: msg`[the plan’s own words]`,
  ownWords: msg`[why your child needs this care, in your words]`,
};

/** Reasons that parity law covers: limits, and "experimental". */
const ABOUT_PARITY: readonly Reason[] = ['age-or-cap', 'hours-reduced', 'experimental'];

/** Reasons based on the plan's own criteria. */
const ABOUT_CRITERIA: readonly Reason[] = [
  'not-medically-necessary',
  'hours-reduced',
  'experimental',
  'educational',
  'no-progress-or-no-caregiver',
];

/** Writes the appeal letter in the language of `i18n`, with gaps in brackets. */
export const writeLetter = (i18n: I18n, input: LetterInput): string => {
  const { words, today } = input;
  const filled = filledIn(i18n, words);
  const { letterWords, planWords } = filled;
  const paragraphs: readonly (MessageDescriptor | string | false)[] = [
    [filled.yourName, filled.contact].join('\n'),
    dayWords(i18n, today),
    addresseeOf(i18n, input, filled),
    aboutLines(i18n, input, filled),
    msg`To whom it may concern:`,
    openingOf(i18n, input, filled),
    msg`Your letter says: “${letterWords}”`,
    REASON_PARAGRAPHS[input.reason],
    filled.ownWords,
    words.planWords !== '' && msg`The plan’s papers say: “${planWords}”`,
    ...lawParagraphs(input),
    criteriaParagraph(input),
    ...careParagraphs(input),
    msg`Please change the decision and approve the care. If you do not, please tell me in writing which rule of the plan and which facts the decision rests on, and how I can have it reviewed by someone outside the plan.`,
    msg`Please tell me in writing that you have this letter.`,
    [i18n._(msg`Sincerely,`), filled.yourName].join('\n\n'),
    enclosuresOf(i18n, input),
  ];
  return paragraphs
    .filter((each) => each !== false)
    .map((each) => (typeof each === 'string' ? each : i18n._(each)))
    .join('\n\n');
};

const filledIn = (i18n: I18n, words: TypedWords): TypedWords => {
  const word = (name: keyof TypedWords): string => words[name].trim() || i18n._(GAPS[name]);
  return {
    yourName: word('yourName'),
    contact: word('contact'),
    childName: word('childName'),
    planName: word('planName'),
    memberId: word('memberId'),
    reference: word('reference'),
    service: word('service'),
    letterWords: word('letterWords'),
    planWords: word('planWords'),
    ownWords: word('ownWords'),
  };
};

const addresseeOf = (i18n: I18n, { planType }: LetterInput, { planName }: TypedWords): string =>
  planType === 'medicaid-fee-for-service'
    ? i18n._(msg`State Medicaid agency, fair hearings`)
    : [planName, i18n._(msg`Appeals department`)].join('\n');

/** Name of the appeal under the rules for the plan. */
const subjectOf = ({ planType }: LetterInput): MessageDescriptor => {
  switch (planType) {
    case 'medicaid-fee-for-service':
      return msg`Request for a fair hearing`;
    case 'fehb':
      return msg`Request for reconsideration`;
    case 'medicare':
      return msg`Request for redetermination`;
    default:
      return msg`Appeal of a denial`;
  }
};

const aboutLines = (i18n: I18n, input: LetterInput, filled: TypedWords): string => {
  const letterDay = dayWords(i18n, input.letterOn);
  const { childName, memberId, reference, service } = filled;
  const subject = i18n._(subjectOf(input));
  return [
    input.urgency === 'urgent' && input.care !== 'received'
      ? i18n._(msg`URGENT: ${subject}`)
      : subject,
    i18n._(msg`Member: ${childName}`),
    i18n._(msg`Member number: ${memberId}`),
    i18n._(msg`Your letter: ${letterDay}, ${reference}`),
    i18n._(msg`Care: ${service}`),
  ].join('\n');
};

const openingOf = (
  i18n: I18n,
  { letterOn, planType }: LetterInput,
  { childName, service }: TypedWords,
): MessageDescriptor => {
  const letterDay = dayWords(i18n, letterOn);
  return planType === 'medicaid-fee-for-service'
    ? msg`I ask for a fair hearing about your decision of ${letterDay} about ${service} for my child, ${childName}.`
    : msg`I appeal your decision of ${letterDay} about ${service} for my child, ${childName}.`;
};

const lawParagraphs = (input: LetterInput): readonly (MessageDescriptor | false)[] => [
  stateLawParagraph(input),
  parityParagraph(input),
  (input.planType === 'medicaid-managed-care' || input.planType === 'medicaid-fee-for-service') &&
    msg`Under the EPSDT benefit, Medicaid must cover medically necessary services for members under 21, and autism treatment is among them.`,
  input.planType === 'tricare' &&
    input.reason === 'age-or-cap' &&
    msg`TRICARE covers applied behavior analysis under the Comprehensive Autism Care Demonstration, which has no cap of age, time or dollars.`,
];

const stateLawParagraph = ({ stateLaw }: LetterInput): MessageDescriptor | false => {
  if (stateLaw === null || stateLaw.binds === 'no') return false;
  const { state, statute } = stateLaw;
  return stateLaw.binds === 'yes'
    ? msg`The law of ${state} on coverage for autism applies: ${statute}. Please tell me how the decision agrees with it.`
    : msg`The law of ${state} on coverage for autism is ${statute}. If it applies to this plan, please tell me how the decision agrees with it. If you say that it does not apply, please tell me why in writing.`;
};

const parityParagraph = ({ parity, reason }: LetterInput): MessageDescriptor | false => {
  if (parity === 'no' || !ABOUT_PARITY.includes(reason)) return false;
  if (reason === 'experimental')
    return msg`Federal guidance on parity in mental health care has this example of a violation: a plan calls applied behavior analysis experimental. Please tell me how the decision agrees with parity law.`;
  return parity === 'yes'
    ? msg`Federal parity law (the Mental Health Parity and Addiction Equity Act) generally keeps a plan from setting stricter limits of age, dollars or visits for mental health care than for medical or surgical care. Please tell me how this limit agrees with it.`
    : msg`If federal parity law (the Mental Health Parity and Addiction Equity Act) applies to this plan, it generally keeps the plan from setting stricter limits of age, dollars or visits for mental health care than for medical or surgical care. Please tell me whether it applies, and how this limit agrees with it.`;
};

const criteriaParagraph = ({ parity, reason }: LetterInput): MessageDescriptor | false => {
  if (!ABOUT_CRITERIA.includes(reason)) return false;
  return parity === 'yes'
    ? msg`Please send me the criteria for medical necessity that you used, and all papers that the decision rests on. Under federal parity law, a plan gives its criteria for mental health benefits to any member who asks.`
    : msg`Please send me the criteria that you used, and all papers that the decision rests on.`;
};

const careParagraphs = ({
  urgency,
  care,
  urgentRule,
  keepServicesRule,
}: LetterInput): readonly (MessageDescriptor | false)[] => {
  const isUrgent = urgency === 'urgent' && care !== 'received';
  return [
    isUrgent &&
      (urgentRule === null
        ? msg`This appeal is urgent. Waiting could seriously harm my child’s life, health or recovery. Please decide it as an expedited appeal.`
        : msg`This appeal is urgent. Waiting could seriously harm my child’s life, health or recovery. Please decide it as an expedited appeal (${urgentRule}).`),
    care === 'running' &&
      keepServicesRule !== null &&
      msg`My child gets this care now. I also ask that it goes on until the appeal is decided (${keepServicesRule}).`,
  ];
};

const enclosuresOf = (i18n: I18n, { enclosures }: LetterInput): string | false =>
  enclosures.length > 0 &&
  [i18n._(msg`Enclosed:`), ...enclosures.map((paper) => `- ${paper}`)].join('\n');

export const gapsIn = (letter: string): number => letter.match(/\[[^\][]+\]/g)?.length ?? 0;
