import { businessDays, days, type Length, months } from './appeal-lengths.ts';
import type { AppealStep, FilingStep } from './appeal-steps.constants.ts';
import type { Care, Urgency } from './denials.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Sets of rules that share their deadlines. */
export type Track =
  | 'commercial_erisa'
  | 'marketplace'
  | 'medicaid_managed_care'
  | 'medicaid_fee_for_service'
  | 'chip'
  | 'tricare'
  | 'fehb'
  | 'medicare';

/** Party that has to act in a step. */
export type Actor = 'family' | 'plan' | 'reviewer' | 'opm';

/** `primary` if we read the rule itself, `secondary` if only a text about it. */
type Verified = 'primary' | 'secondary';

/** Event from which a rule counts. Steps after the first count from dates that the family reports. */
type Start =
  | { readonly at: 'letter' }
  /** Day on which the plan changes a running service. */
  | { readonly at: 'change' }
  /** Day on which the family sent one of these. Replies count from its arrival. */
  | { readonly at: 'sending'; readonly of: readonly FilingStep[] }
  /** Date of the decision about one of these. */
  | { readonly at: 'decision'; readonly of: readonly FilingStep[] }
  /** Missed deadline of the party that owed one of these answers. */
  | { readonly at: 'missed'; readonly of: readonly AppealStep[] };

export interface AppealRule {
  readonly step: AppealStep;
  readonly by: Actor;
  readonly from: Start;
  /** Null if the rule has no time limit, or only the notice states the date. */
  readonly length: Length | null;
  /** States may set another time limit; all of them are in `appeal-laws.ts`. */
  readonly laws?: 'internal' | 'external';
  /** Ends with the length or on the day of the change, inclusive, whichever is later. */
  readonly orUntilChange?: true;
  /** True where only the notice states the deadline. */
  readonly asksNotice?: true;
  readonly urgency?: Urgency;
  readonly care?: readonly Care[];
  readonly cite: string;
  readonly verified: Verified;
  /** Page where the rule was read; null where only the rule's own text was compared. */
  readonly source: string | null;
}

const LETTER: Start = { at: 'letter' };
const HOURS_72: Length = { hours: 72 };

const DOL_TIMES =
  'https://www.bcbsm.com/agents/help/faqs/department-of-labor-faq/timeframes/dol-timeframes-for-notifying-members.html';

const internal: readonly AppealRule[] = [
  {
    step: 'internal-file',
    by: 'family',
    from: LETTER,
    length: days(180),
    laws: 'internal',
    cite: '29 CFR 2560.503-1(h)(3)(i); 45 CFR 147.136(b)(3)(i)',
    verified: 'primary',
    source: 'https://www.healthcare.gov/appeal-insurance-company-decision/internal-appeals/',
  },
  {
    step: 'internal-decide-urgent',
    by: 'plan',
    from: { at: 'sending', of: ['internal-file'] },
    length: HOURS_72,
    urgency: 'urgent',
    cite: '29 CFR 2560.503-1(i)(2)(i)',
    verified: 'secondary',
    source: DOL_TIMES,
  },
  {
    step: 'internal-decide-pre',
    by: 'plan',
    from: { at: 'sending', of: ['internal-file'] },
    length: days(30),
    urgency: 'standard',
    care: ['planned', 'running'],
    cite: '29 CFR 2560.503-1(i)(2)(ii)',
    verified: 'secondary',
    source: DOL_TIMES,
  },
  {
    step: 'internal-decide-post',
    by: 'plan',
    from: { at: 'sending', of: ['internal-file'] },
    length: days(60),
    care: ['received'],
    cite: '29 CFR 2560.503-1(i)(2)(iii)',
    verified: 'secondary',
    source: DOL_TIMES,
  },
];

const external: readonly AppealRule[] = [
  {
    step: 'external-simultaneous',
    by: 'family',
    from: LETTER,
    length: months(4),
    laws: 'external',
    urgency: 'urgent',
    cite: '45 CFR 147.136(d)(3)',
    verified: 'primary',
    source: 'http://externalappeal.com/FAQs/Forpersonsrequestingareviewclaimants.aspx',
  },
  {
    step: 'deemed-exhausted',
    by: 'family',
    from: {
      at: 'missed',
      of: ['internal-decide-urgent', 'internal-decide-pre', 'internal-decide-post'],
    },
    length: null,
    cite: '45 CFR 147.136(b)(2)(ii)(F)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'external-file',
    by: 'family',
    from: { at: 'decision', of: ['internal-file'] },
    length: months(4),
    laws: 'external',
    cite: '45 CFR 147.136(d)(2)(i); 147.136(c)(2)(vi)',
    verified: 'primary',
    source:
      'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
  },
  {
    step: 'external-preliminary',
    by: 'plan',
    from: { at: 'sending', of: ['external-file'] },
    length: businessDays(5),
    urgency: 'standard',
    cite: '45 CFR 147.136(d)(2)(ii)',
    verified: 'secondary',
    source: 'https://www.lexology.com/library/detail.aspx?g=b6f813b7-0dc8-40f2-80bd-350bde4b4ccc',
  },
  {
    step: 'external-preliminary-notice',
    by: 'plan',
    from: { at: 'sending', of: ['external-file'] },
    // One business day after the check.
    length: businessDays(6),
    urgency: 'standard',
    cite: '45 CFR 147.136(d)(2)(ii)',
    verified: 'secondary',
    source: 'https://www.lexology.com/library/detail.aspx?g=b6f813b7-0dc8-40f2-80bd-350bde4b4ccc',
  },
  {
    step: 'external-decide',
    by: 'reviewer',
    from: { at: 'sending', of: ['external-file'] },
    length: days(45),
    urgency: 'standard',
    cite: '45 CFR 147.136(d)(2)(iii)(B)(6)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'external-decide-urgent',
    by: 'reviewer',
    from: { at: 'sending', of: ['external-file'] },
    length: HOURS_72,
    urgency: 'urgent',
    cite: '45 CFR 147.136(d)(3)(iv)',
    verified: 'secondary',
    source: 'https://claimgotdenied.com/guides/independent-medical-review-by-state',
  },
];

const medicaidManagedCare: readonly AppealRule[] = [
  {
    step: 'keep-services',
    by: 'family',
    from: LETTER,
    length: days(10),
    orUntilChange: true,
    care: ['running'],
    cite: '42 CFR 438.420',
    verified: 'primary',
    source: 'https://anthonygarvan.github.io/allregs/html/sections/42CFR438.420.html',
  },
  {
    step: 'medicaid-appeal-file',
    by: 'family',
    from: LETTER,
    length: days(60),
    cite: '42 CFR 438.402(c)(2)(ii)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'medicaid-appeal-decide',
    by: 'plan',
    from: { at: 'sending', of: ['medicaid-appeal-file'] },
    length: days(30),
    urgency: 'standard',
    cite: '42 CFR 438.408(b)(2), (c)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'medicaid-appeal-decide-urgent',
    by: 'plan',
    from: { at: 'sending', of: ['medicaid-appeal-file'] },
    length: HOURS_72,
    urgency: 'urgent',
    cite: '42 CFR 438.408(b)(3), (c)',
    verified: 'secondary',
    source: null,
  },
  // Extends the time by 14 days if the plan says so.
  {
    step: 'medicaid-appeal-decide-extended',
    by: 'plan',
    from: { at: 'sending', of: ['medicaid-appeal-file'] },
    length: days(44),
    urgency: 'standard',
    cite: '42 CFR 438.408(c)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'medicaid-appeal-decide-extended',
    by: 'plan',
    from: { at: 'sending', of: ['medicaid-appeal-file'] },
    length: days(17),
    urgency: 'urgent',
    cite: '42 CFR 438.408(c)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'medicaid-deemed-exhausted',
    by: 'family',
    from: { at: 'missed', of: ['medicaid-appeal-decide', 'medicaid-appeal-decide-urgent'] },
    length: null,
    cite: '42 CFR 438.408(c)(3), (f)(1)(i)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'keep-services-hearing',
    by: 'family',
    from: { at: 'decision', of: ['medicaid-appeal-file'] },
    length: days(10),
    care: ['running'],
    cite: '42 CFR 438.420(c)',
    verified: 'primary',
    source: 'http://laws9.com/cfr/text/42/438/420',
  },
  {
    step: 'hearing-file',
    by: 'family',
    from: { at: 'decision', of: ['medicaid-appeal-file'] },
    length: days(90),
    cite: '42 CFR 438.408(f)(2)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'authorization-request',
    by: 'family',
    from: LETTER,
    length: null,
    care: ['planned', 'running'],
    cite: '42 CFR 438.210',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'authorization-decide',
    by: 'plan',
    from: { at: 'sending', of: ['authorization-request'] },
    // Applies to rating periods from 2026 on.
    length: days(7),
    urgency: 'standard',
    cite: '42 CFR 438.210(d)(1)',
    verified: 'secondary',
    source: null,
  },
  {
    step: 'authorization-decide',
    by: 'plan',
    from: { at: 'sending', of: ['authorization-request'] },
    length: HOURS_72,
    urgency: 'urgent',
    cite: '42 CFR 438.210(d)(2)',
    verified: 'secondary',
    source: null,
  },
];

/** States may give up to 90 days, and many give less, so no date can be computed. */
const medicaidFeeForService: readonly AppealRule[] = [
  {
    step: 'state-keep-services',
    by: 'family',
    from: { at: 'change' },
    length: days(-1),
    asksNotice: true,
    care: ['running'],
    cite: '42 CFR 431.230, 431.231',
    verified: 'secondary',
    source: 'https://ezelderlaw.com/continuing-benefits-while-appeal-is-pending',
  },
  {
    step: 'state-services-back',
    by: 'family',
    from: { at: 'change' },
    length: days(10),
    asksNotice: true,
    care: ['running'],
    cite: '42 CFR 431.230, 431.231',
    verified: 'secondary',
    source: 'https://ezelderlaw.com/continuing-benefits-while-appeal-is-pending',
  },
  {
    step: 'state-hearing-file',
    by: 'family',
    from: LETTER,
    length: null,
    asksNotice: true,
    cite: '42 CFR 431.221(d)',
    verified: 'primary',
    source: 'https://lexbuild.dev/ecfr/title-42/chapter-IV/part-431/section-431.221',
  },
];

const chip: readonly AppealRule[] = [
  {
    step: 'chip-appeal-file',
    by: 'family',
    from: LETTER,
    length: days(60),
    cite: '42 CFR 457.1260',
    verified: 'primary',
    source:
      'https://www.govregs.com/regulations/title42_chapterIV_part457_subpartL_subjgrp180_section457.1260',
  },
  {
    step: 'chip-review',
    by: 'family',
    from: { at: 'decision', of: ['chip-appeal-file'] },
    length: null,
    asksNotice: true,
    cite: '42 CFR 457.1140, 457.1150',
    verified: 'primary',
    source: 'http://federal.elaws.us/cfr/title-42/section-457.1140',
  },
];

const MEDICAL_NECESSITY = 'http://www.tricare.mil/Resources/Appeals/MedicalNecessity.aspx';
const FACTUAL = 'https://tricare.mil/PatientResources/ContactUs/FileComplaint/Factual';

const tricare: readonly AppealRule[] = [
  {
    step: 'expedited-file',
    by: 'family',
    from: LETTER,
    length: days(3),
    urgency: 'urgent',
    cite: '32 CFR 199.10',
    verified: 'primary',
    source: 'https://tricare.kepro.com/appeals/',
  },
  {
    step: 'medical-necessity-file',
    by: 'family',
    from: LETTER,
    length: days(90),
    cite: '32 CFR 199.10, 199.15',
    verified: 'primary',
    source: MEDICAL_NECESSITY,
  },
  {
    step: 'factual-file',
    by: 'family',
    from: LETTER,
    length: days(90),
    cite: '32 CFR 199.10',
    verified: 'primary',
    source: FACTUAL,
  },
  {
    step: 'medical-necessity-second',
    by: 'family',
    from: { at: 'decision', of: ['medical-necessity-file', 'expedited-file'] },
    length: days(90),
    cite: '32 CFR 199.10, 199.15',
    verified: 'primary',
    source: MEDICAL_NECESSITY,
  },
  {
    step: 'factual-formal-review',
    by: 'family',
    from: { at: 'decision', of: ['factual-file'] },
    length: days(60),
    cite: '32 CFR 199.10',
    verified: 'primary',
    source: FACTUAL,
  },
  {
    step: 'factual-hearing',
    by: 'family',
    from: { at: 'decision', of: ['factual-formal-review'] },
    length: days(60),
    cite: '32 CFR 199.10',
    verified: 'primary',
    source: FACTUAL,
  },
];

const RECONSIDER =
  'https://webarchive.library.unt.edu/eot2008/20081003211425/http://edocket.access.gpo.gov/cfr_2005/janqtr/5cfr890.105.htm';
const DISPUTED_CLAIMS =
  'http://www.fedweek.com/reg-jones-experts-view/disputed-health-benefits-claims/';

const fehb: readonly AppealRule[] = [
  {
    step: 'reconsider-file',
    by: 'family',
    from: LETTER,
    length: months(6),
    cite: '5 CFR 890.105(b)(1)',
    verified: 'primary',
    source: RECONSIDER,
  },
  {
    step: 'reconsider-decide',
    by: 'plan',
    from: { at: 'sending', of: ['reconsider-file'] },
    length: days(30),
    cite: '5 CFR 890.105(b)(2)',
    verified: 'primary',
    source: RECONSIDER,
  },
  {
    step: 'opm-file',
    by: 'family',
    from: { at: 'decision', of: ['reconsider-file'] },
    length: days(90),
    cite: '5 CFR 890.105(e)',
    verified: 'secondary',
    source: DISPUTED_CLAIMS,
  },
  // Case in which the plan has not answered.
  {
    step: 'opm-file',
    by: 'family',
    from: { at: 'sending', of: ['reconsider-file'] },
    length: days(120),
    cite: '5 CFR 890.105(e)',
    verified: 'secondary',
    source: DISPUTED_CLAIMS,
  },
  {
    step: 'opm-decide',
    by: 'opm',
    from: { at: 'sending', of: ['opm-file'] },
    length: days(60),
    cite: 'OPM, Filing disputed claims',
    verified: 'primary',
    source:
      'https://webarchive.library.unt.edu/web/20120928064021/http:/www.opm.gov/insure/health/planinfo/consumers/disputes.asp',
  },
];

const medicare: readonly AppealRule[] = [
  {
    step: 'redetermination-file',
    by: 'family',
    from: LETTER,
    length: days(120),
    cite: '42 CFR 405.942',
    verified: 'primary',
    source: 'https://dmepdac.com/palmetto/jjb.nsf/DID/HKIM8IXM6O',
  },
];

/** Rules by track, in the order in which a family reaches them. */
export const APPEAL_RULES: Readonly<Record<Track, readonly AppealRule[]>> = {
  commercial_erisa: [...internal, ...external],
  marketplace: [...internal, ...external],
  medicaid_managed_care: medicaidManagedCare,
  medicaid_fee_for_service: medicaidFeeForService,
  chip,
  tricare,
  fehb,
  medicare,
};

/** Track of each plan type; null where no law sets deadlines. */
const TRACK_OF: Readonly<Record<PlanType, Track | null>> = {
  'self-funded-erisa': 'commercial_erisa',
  'fully-insured-group': 'commercial_erisa',
  'government-employer': 'commercial_erisa',
  marketplace: 'marketplace',
  'medicaid-managed-care': 'medicaid_managed_care',
  'medicaid-fee-for-service': 'medicaid_fee_for_service',
  chip: 'chip',
  tricare: 'tricare',
  fehb: 'fehb',
  medicare: 'medicare',
  grandfathered: 'commercial_erisa',
  'short-term-or-limited': null,
};

/** Grandfathered plans have no federal right to external review; a state law may still grant one. */
const GRANDFATHERED: readonly AppealRule[] = [
  ...internal,
  ...external.filter(({ step }) => step === 'external-file'),
];

export const rulesFor = (
  planType: PlanType,
): { readonly track: Track | null; readonly rules: readonly AppealRule[] } => {
  const track = TRACK_OF[planType];
  if (track === null) return { track, rules: [] };
  return { track, rules: planType === 'grandfathered' ? GRANDFATHERED : APPEAL_RULES[track] };
};
