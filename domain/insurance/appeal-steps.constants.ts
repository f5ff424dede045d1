import { type Message, say } from '../kernel/message.ts';

/** Steps that the family takes itself by sending a letter or form. */
export const FILING_STEPS = [
  'internal-file',
  'external-file',
  'medicaid-appeal-file',
  'keep-services',
  'hearing-file',
  'keep-services-hearing',
  'state-hearing-file',
  'state-keep-services',
  'chip-appeal-file',
  'chip-review',
  'medical-necessity-file',
  'medical-necessity-second',
  'expedited-file',
  'factual-file',
  'factual-formal-review',
  'factual-hearing',
  'reconsider-file',
  'opm-file',
  'redetermination-file',
  'authorization-request',
] as const;

export type FilingStep = (typeof FILING_STEPS)[number];

/** All steps of an appeal, including answers and rights. */
export const APPEAL_STEPS = [
  ...FILING_STEPS,
  'internal-decide-urgent',
  'internal-decide-pre',
  'internal-decide-post',
  'deemed-exhausted',
  'external-simultaneous',
  'external-preliminary',
  'external-preliminary-notice',
  'external-decide',
  'external-decide-urgent',
  'medicaid-appeal-decide',
  'medicaid-appeal-decide-urgent',
  'medicaid-appeal-decide-extended',
  'authorization-decide',
  'medicaid-deemed-exhausted',
  'state-services-back',
  'reconsider-decide',
  'opm-decide',
] as const;

export type AppealStep = (typeof APPEAL_STEPS)[number];

export const APPEAL_STEP_WORDS: Readonly<Record<AppealStep, Message>> = {
  'internal-file': say('Send your appeal to the plan'),
  'internal-decide-urgent': say('The plan answers your urgent appeal'),
  'internal-decide-pre': say('The plan answers your appeal'),
  'internal-decide-post': say('The plan answers your appeal about care you already had'),
  'deemed-exhausted': say('The plan broke its own appeal rules'),
  'external-file': say('Ask for an external review'),
  'external-simultaneous': say('Ask for the external review at the same time'),
  'external-preliminary': say('Your request is checked'),
  'external-preliminary-notice': say('You hear whether your request is complete'),
  'external-decide': say('The outside reviewer decides'),
  'external-decide-urgent': say('The outside reviewer decides your urgent case'),
  'medicaid-appeal-file': say('Send your appeal to the Medicaid plan'),
  'keep-services': say('Ask that the care goes on while you appeal'),
  'medicaid-appeal-decide': say('The Medicaid plan answers your appeal'),
  'medicaid-appeal-decide-urgent': say('The Medicaid plan answers your fast appeal'),
  'medicaid-appeal-decide-extended': say('The Medicaid plan answers after an extension'),
  'medicaid-deemed-exhausted': say('The Medicaid plan missed its time'),
  'hearing-file': say('Ask for a state fair hearing'),
  'keep-services-hearing': say('Ask that the care goes on until the hearing'),
  'state-hearing-file': say('Ask the state for a fair hearing'),
  'state-keep-services': say('Ask that the care goes on until the fair hearing'),
  'state-services-back': say('Ask to get the care back until the fair hearing'),
  'chip-appeal-file': say('Send your appeal to the CHIP plan'),
  'chip-review': say('Ask the state for a CHIP review'),
  'medical-necessity-file': say('Appeal: the care is medically necessary'),
  'medical-necessity-second': say('Ask for a second review of medical need'),
  'expedited-file': say('Ask for a fast appeal'),
  'factual-file': say('Appeal: a fact or a coverage rule is wrong'),
  'factual-formal-review': say('Ask for a formal review by the Defense Health Agency'),
  'factual-hearing': say('Ask for an independent hearing'),
  'reconsider-file': say('Ask the plan to reconsider'),
  'reconsider-decide': say('The plan pays, says no again or asks for more'),
  'opm-file': say('Ask OPM to review'),
  'opm-decide': say('OPM answers'),
  'redetermination-file': say('Ask for a redetermination'),
  'authorization-request': say('Ask for the care again, with new papers'),
  'authorization-decide': say('The Medicaid plan answers your new request'),
};

/** Explains how each step is counted, or how it works where it has no time limit. */
export const APPEAL_RULE_WORDS: Readonly<Record<AppealStep, Message>> = {
  'internal-file': say(
    'Federal law gives at least 180 days after you got the letter, and some states have a shorter time. Weekends and holidays give no extra days.',
  ),
  'internal-decide-urgent': say(
    'As fast as the condition needs, at most 72 hours after the plan gets your appeal.',
  ),
  'internal-decide-pre': say(
    'At most 30 days after the plan gets your appeal, when the care has not happened yet. A plan with two levels has 15 days for each.',
  ),
  'internal-decide-post': say(
    'At most 60 days after the plan gets your appeal, when the care has happened. A plan with two levels has 30 days for each.',
  ),
  'deemed-exhausted': say(
    'When the plan breaks its own appeal rules, its appeal counts as finished at once. External review and court are open. Small mistakes can be an exception.',
  ),
  'external-file': say(
    'Each state has its own time for this, and so has federal law. A weekend or a holiday gives no extra days.',
  ),
  'external-simultaneous': say(
    'When waiting could seriously harm life, health or recovery, you need not wait for the plan: ask for both at the same time. Some states give an urgent request a shorter time.',
  ),
  'external-preliminary': say('Five business days in the federal process.'),
  'external-preliminary-notice': say(
    'One business day after the check, in the federal process. If a paper is missing, send it at once.',
  ),
  'external-decide': say(
    'At most 45 days after the reviewer gets the request, in the federal process. Your state may have its own time.',
  ),
  'external-decide-urgent': say('As fast as the condition needs, at most 72 hours.'),
  'medicaid-appeal-file': say('60 calendar days from the date on the notice.'),
  'keep-services': say(
    'Within 10 calendar days after the plan sent the notice, or until the day on which the change starts, whichever is later; that day still counts. It is for care that was already approved. Ask for the appeal and for the care to go on. If you lose, the plan may ask for the cost back where the state allows it.',
  ),
  'medicaid-appeal-decide': say(
    'At most 30 calendar days after the plan gets your appeal, unless it writes to you that it needs more.',
  ),
  'medicaid-appeal-decide-urgent': say(
    'At most 72 hours after the plan gets your appeal, unless it writes to you that it needs more.',
  ),
  'medicaid-appeal-decide-extended': say(
    'Up to 14 calendar days more, if the plan extends its time. Ask it to say why in writing.',
  ),
  'medicaid-deemed-exhausted': say(
    'When the plan misses its time, its appeal counts as finished. Ask for the hearing.',
  ),
  'hearing-file': say(
    'Each state gives between 90 and 120 calendar days from the plan’s decision. Count on 90 unless the notice says more.',
  ),
  'keep-services-hearing': say(
    'Within 10 calendar days after the plan sent its decision about the appeal.',
  ),
  'state-hearing-file': say(
    'The state sets the time, never more than 90 days from the mailing of the notice, and many states give less. Only the notice says the day.',
  ),
  'state-keep-services': say(
    'Ask before the day on which the change starts, as the notice names it. If you lose, you may have to pay the cost back.',
  ),
  'state-services-back': say(
    'Within 10 days after the change started, asking can bring the care back in some cases. If you lose, you may have to pay the cost back.',
  ),
  'chip-appeal-file': say(
    '60 calendar days, as for Medicaid plans. The rule that keeps care running is not for CHIP.',
  ),
  'chip-review': say(
    'The state sets the time. Its notice says the day. You may bring someone to speak for you, and you may see the file.',
  ),
  'medical-necessity-file': say(
    'Postmarked or received within 90 days of the date on the decision or the explanation of benefits.',
  ),
  'medical-necessity-second': say(
    'Postmarked or received within 90 days of the decision before. Under $300 it is final; above, you can ask for a hearing.',
  ),
  'expedited-file': say(
    'For a hospital stay or a prior authorization. Within 3 calendar days after you got the letter; we count from its date. A later one is handled as a normal appeal.',
  ),
  'factual-file': say('Postmarked within 90 days of the decision. Under $50 it is final.'),
  'factual-formal-review': say(
    'Postmarked within 60 days of the decision about your appeal. Under $300 it is final.',
  ),
  'factual-hearing': say(
    'Postmarked within 60 days of the decision of the formal review, when $300 or more is in dispute.',
  ),
  'reconsider-file': say(
    'Six months from the date on the notice, in writing. It can be extended for reasons that you could not control.',
  ),
  'reconsider-decide': say('At most 30 days after the plan gets your request.'),
  'opm-file': say(
    '90 days after the date of the letter in which the plan stays with its no. If the plan did not answer within 30 days or asked for more: 120 days from your first letter. Read “disputed claims” in the plan’s brochure.',
  ),
  'opm-decide': say(
    'Within 60 days after OPM gets the request. Within 14 working days, OPM says whether it needs more.',
  ),
  'redetermination-file': say('120 days after you got the notice. We count from its date.'),
  'authorization-request': say(
    'A new request has no last day. It does not stop the time for your appeal: send both.',
  ),
  'authorization-decide': say(
    'At most 7 calendar days after the plan gets the request, by the rule for contract years that start in 2026 or later; 72 hours when it is urgent.',
  ),
};

/** Options that remain once a deadline has passed, or where no rule sets one. */
export const WAYS_ON = [
  'check-letter-date',
  'find-plan-type',
  'read-notice',
  'good-cause',
  'external-review',
  'fair-hearing',
  'complaint',
  'ask-company',
  'new-request',
] as const;

export type WayOn = (typeof WAYS_ON)[number];

export const WAY_ON_WORDS: Readonly<Record<WayOn, Message>> = {
  'check-letter-date': say('Check the date on the letter: it lies in the future.'),
  'find-plan-type': say('Find out what kind of plan it is. Until then, keep to the earliest date.'),
  'read-notice': say(
    'Look for the day on the notice and type it in. If there is none, call and ask today.',
  ),
  'good-cause': say(
    'Send the appeal anyway and say why it is late. A stay in hospital, a letter that came late or wrong information are reasons that you can give. Ask them to take it all the same.',
  ),
  'external-review': say(
    'Ask whether an external review is still open. The final letter says where.',
  ),
  'fair-hearing': say('Ask the state Medicaid agency whether a fair hearing is still open.'),
  complaint: say('Complain to the office that watches over the plan. That has no deadline here.'),
  'ask-company': say(
    'No law gives you dates for this kind of plan. Ask the company how to appeal, and by when.',
  ),
  'new-request': say(
    'Ask for the care again, with new papers. If they say no again, that letter starts new dates.',
  ),
};
