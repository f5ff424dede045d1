import type { StateCode } from '../kernel/states.constants.ts';
import { businessDays, days, type Length, months } from './appeal-lengths.ts';

/** Source of a window: the law itself, an agency's page, or a third party. */
export type SourceLevel = 'law' | 'official' | 'secondary';

/** Reason why a window is listed beside the state's own; texts in `deadline-words.constants.ts`. */
export type WindowReason =
  | 'administrative'
  | 'agency'
  | 'federal-rule'
  | 'guide'
  | 'hmo-panel'
  | 'notice-wording'
  | 'older-federal-page'
  | 'older-insurer-page'
  | 'older-official-guide'
  | 'older-rule'
  | 'other-section'
  | 'second-level'
  | 'urgent';

export interface AppealWindow {
  readonly length: Length;
  /** Event from which the text counts. Our own count always starts at the date on the letter. */
  readonly from: 'receipt' | 'notice' | 'unclear';
  readonly level: SourceLevel;
  /** Absent for the state's own window. */
  readonly why?: WindowReason;
}

export interface StateWindows {
  readonly cite: string;
  readonly source: string | null;
  readonly external: AppealWindow;
  /** Windows from other sources that contradict this one; unresolved. */
  readonly conflicts: readonly AppealWindow[];
  /** Shorter window for urgent requests. */
  readonly urgent?: AppealWindow;
  /** Absent where only the federal 180 days are known. */
  readonly internal?: AppealWindow;
  /** True where the request has to arrive within the window, not just be sent. */
  readonly mustArrive?: true;
  /** True where the federal review may replace the state's. */
  readonly mayUseFederal?: true;
  /**
   * Set where the window may run from the first denial: always, or while the plan has not decided an appeal.
   */
  readonly fromFirstLetter?: 'always' | 'until-decided';
  /** Phone numbers that only one compilation lists are omitted. */
  readonly office: { readonly name: string; readonly phone: string | null };
}

/**
 * Time limits for requesting an external review of a state-regulated plan, as of 2026-11-24. The sources are
 * in `projections/content/appeal-windows.fixture.json`; a test compares both.
 */
export const STATE_WINDOWS: Readonly<Record<StateCode, StateWindows>> = {
  AK: {
    cite: '3 AAC 28.950-28.982 (section with the window not read)',
    source: 'https://www.patientadvocates.io/topics/insurance/alaska/external-review',
    external: { length: days(180), from: 'unclear', level: 'secondary' },
    conflicts: [{ length: months(4), from: 'unclear', level: 'secondary', why: 'guide' }],
    office: { name: 'Alaska Division of Insurance, consumer services', phone: '907-269-7900' },
  },
  AL: {
    cite: '45 CFR 147.136(d)',
    source: 'https://claimgotdenied.com/external-review/alabama',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [{ length: days(60), from: 'notice', level: 'official', why: 'older-federal-page' }],
    mayUseFederal: true,
    office: { name: 'Alabama Department of Insurance', phone: '800-433-3966' },
  },
  AR: {
    cite: 'Ark. Admin. Code 054.00.76 (Rule 76) sections 8-10',
    source:
      'https://govt.westlaw.com/arreg/Document/NFC38C9A0E02711DEAD329D3344E6FBBF?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    internal: { length: days(180), from: 'receipt', level: 'law' },
    office: { name: 'Arkansas Insurance Department, External Review', phone: '800-852-5494' },
  },
  AZ: {
    cite: 'A.R.S. 20-2537',
    source: 'https://www.patientadvocates.io/topics/insurance/arizona/external-review',
    external: { length: months(4), from: 'unclear', level: 'secondary' },
    conflicts: [],
    internal: { length: months(24), from: 'unclear', level: 'law' },
    office: {
      name: 'Arizona Department of Insurance and Financial Institutions',
      phone: '602-364-2499',
    },
  },
  CA: {
    cite: 'Cal. Health & Safety Code 1374.30; Cal. Ins. Code 10169',
    source: 'http://www.dmhc.ca.gov/FileaComplaint/ConsumerIndependentMedicalReviewComplaint.aspx',
    external: { length: months(6), from: 'notice', level: 'official' },
    conflicts: [],
    office: { name: 'DMHC Help Center', phone: '888-466-2219' },
  },
  CO: {
    cite: 'C.R.S. 10-16-113.5; 3 CCR 702-4 Reg. 4-2-21',
    source: 'https://www.patientadvocates.io/topics/insurance/colorado/external-review',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [{ length: days(60), from: 'unclear', level: 'secondary', why: 'second-level' }],
    office: { name: 'Colorado Division of Insurance', phone: '800-930-3745' },
  },
  CT: {
    cite: 'Conn. Gen. Stat. 38a-591g',
    source: 'https://www.patientadvocates.io/topics/insurance/connecticut/external-review',
    external: { length: days(120), from: 'unclear', level: 'secondary' },
    conflicts: [],
    internal: { length: days(180), from: 'receipt', level: 'law' },
    office: { name: 'Connecticut Insurance Department', phone: '800-203-3447' },
  },
  DC: {
    cite: 'D.C. Code 44-301.06, 44-301.07',
    source: 'https://healthcareombudsman.dc.gov/publication/grievancesappeals',
    external: { length: months(4), from: 'receipt', level: 'official' },
    conflicts: [],
    internal: { length: days(180), from: 'notice', level: 'secondary' },
    office: { name: 'Office of Health Care Ombudsman and Bill of Rights', phone: '877-685-6391' },
  },
  DE: {
    cite: '18 Del. C. 6416; 18 Del. Admin. Code 1301-5.0',
    source: 'https://insurance.delaware.gov/divisions/consumerhp/ihcap/',
    external: { length: months(4), from: 'receipt', level: 'official' },
    conflicts: [],
    fromFirstLetter: 'until-decided',
    office: { name: 'Delaware Department of Insurance, Consumer Services', phone: '800-282-8611' },
  },
  FL: {
    cite: '45 CFR 147.136(d)',
    source: 'https://claimgotdenied.com/external-review/florida',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [{ length: days(60), from: 'notice', level: 'official', why: 'older-federal-page' }],
    internal: { length: days(30), from: 'unclear', level: 'secondary', why: 'hmo-panel' },
    mayUseFederal: true,
    office: {
      name: 'Florida Department of Financial Services, Consumer Services',
      phone: '877-693-5236',
    },
  },
  GA: {
    cite: 'O.C.G.A. 33-20A-30 to 33-20A-42; 45 CFR 147.136(d)',
    source: 'https://www.patientadvocates.io/topics/insurance/georgia/external-review',
    external: { length: days(120), from: 'unclear', level: 'secondary' },
    conflicts: [{ length: months(4), from: 'receipt', level: 'secondary', why: 'federal-rule' }],
    mayUseFederal: true,
    office: { name: 'Georgia Office of Commissioner of Insurance', phone: '800-656-2298' },
  },
  HI: {
    cite: 'HRS 432E-33, 432E-34',
    source:
      'https://github.com/HACC17/BlueAndKrabby/blob/5eccbbb69a2a18637f6158edbc25836c77c7fa59/web/content/title-24/chapter-432E/section-432E-34.md',
    external: { length: days(130), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Hawaii Insurance Division', phone: '808-586-2790' },
  },
  IA: {
    cite: 'Iowa Code 514J.107',
    source: 'https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_514j-107',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Iowa Insurance Division', phone: '877-955-1212' },
  },
  ID: {
    cite: 'Idaho Code 41-5905, 41-5908, 41-5909',
    source:
      'https://getpocketlaw.com/law/state_idaho/section-41-5908-standard-external-review_1272f026802b',
    external: { length: months(4), from: 'notice', level: 'law' },
    conflicts: [{ length: days(120), from: 'notice', level: 'secondary', why: 'guide' }],
    office: { name: 'Idaho Department of Insurance', phone: '800-721-3272' },
  },
  IL: {
    cite: '215 ILCS 180/35',
    source: 'https://witnessslips.ilga.gov/ftp/ILCS/Ch%200215/Act%200180/021501800K35.html',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Illinois Department of Insurance', phone: '866-445-5364' },
  },
  IN: {
    cite: 'Ind. Code 27-8-29-13, 27-8-29-15 (HMOs: 27-13-10.1)',
    source: 'https://codes.findlaw.com/in/title-27-insurance/in-code-sect-27-8-29-13/',
    external: { length: days(120), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Indiana Department of Insurance', phone: '800-622-4461' },
  },
  KS: {
    cite: 'K.S.A. 40-22a14; K.A.R. 40-4-42a',
    source: 'https://law.cornell.edu/regulations/kansas/K-A-R-40-4-42a',
    external: { length: days(120), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Kansas Insurance Department', phone: '800-432-2484' },
  },
  KY: {
    cite: 'KRS 304.17A-619, 304.17A-623; 806 KAR 17:290',
    source:
      'https://d1tvxue8o4w0fl.cloudfront.net/statute/kentucky-revised-statutes/title-25-business-and-financial-institutions/chapter-304-insurance-code/subtitle-30417a-health-benefit-plans/utilization-reviews/section-30417a-619-duty-of-covered-person-authorized-person-or-provider-to-provide-insurer-with-new-information-regarding-internal-appeal-time-frame-for-insurer-to-render-a-decision-based-on-new-information-insurers-failure-to-make-timely-determination-or-provide-written-notice',
    external: { length: days(60), from: 'receipt', level: 'law' },
    conflicts: [{ length: months(4), from: 'receipt', level: 'secondary', why: 'guide' }],
    office: {
      name: 'Kentucky Department of Insurance, consumer protection',
      phone: '800-595-6053',
    },
  },
  LA: {
    cite: 'La. R.S. 22:2436, 22:2437',
    source: 'https://type2.wiki/ufaq/how-do-i-request-an-external-review-20/',
    external: { length: months(4), from: 'unclear', level: 'secondary' },
    conflicts: [],
    office: { name: 'Louisiana Department of Insurance', phone: '800-259-5300' },
  },
  MA: {
    cite: 'M.G.L. c. 176O, s. 14',
    source: 'https://www.mass.gov/info-details/external-review-process-overview',
    external: { length: months(4), from: 'receipt', level: 'official' },
    conflicts: [],
    office: { name: 'Office of Patient Protection', phone: '800-436-7757' },
  },
  MD: {
    cite: 'Md. Code, Ins. 15-10A-03',
    source: 'https://lexace.ai/us/statute/maryland/IN-15-10A-03',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [{ length: days(120), from: 'notice', level: 'secondary', why: 'guide' }],
    fromFirstLetter: 'until-decided',
    office: {
      name: 'Maryland Insurance Administration, Appeals and Grievance Unit',
      phone: '800-492-6116',
    },
  },
  ME: {
    cite: '24-A M.R.S. 4312',
    source: 'https://www.patientadvocates.io/topics/insurance/maine/internal-appeals',
    external: { length: months(12), from: 'unclear', level: 'secondary' },
    conflicts: [],
    office: { name: 'Maine Bureau of Insurance', phone: '800-300-5000' },
  },
  MI: {
    cite: 'MCL 550.1911, 550.1913',
    source:
      'https://www.michigan.gov/difs/consumers/Insurance/health-insurance/individual/appealing',
    external: { length: days(127), from: 'unclear', level: 'official' },
    conflicts: [
      { length: days(120), from: 'receipt', level: 'secondary', why: 'older-insurer-page' },
    ],
    urgent: { length: days(10), from: 'receipt', level: 'law', why: 'urgent' },
    office: { name: 'Michigan DIFS', phone: '877-999-6442' },
  },
  MN: {
    cite: 'Minn. Stat. 62Q.73',
    source:
      'https://www2cdn.web.health.state.mn.us/facilities/insurance/managedcare/complaint/external.html',
    external: { length: months(6), from: 'notice', level: 'official' },
    conflicts: [],
    fromFirstLetter: 'always',
    office: { name: 'Minnesota Department of Health, Managed Care Systems', phone: '800-657-3916' },
  },
  MO: {
    cite: 'RSMo 376.1387; 20 CSR 100-5.010, 100-5.020',
    source: 'https://www.patientadvocates.io/topics/insurance/missouri/external-review',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [],
    fromFirstLetter: 'until-decided',
    office: { name: 'Missouri Department of Commerce and Insurance', phone: '800-726-7390' },
  },
  MS: {
    cite: '19 Miss. Code R. Part 3, ch. 15 (3-15.06, 3-15.07)',
    source: 'https://www.law.cornell.edu/regulations/mississippi/19-Miss-Code-R-SS-3-15-7',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Mississippi Insurance Department', phone: '800-562-2957' },
  },
  MT: {
    cite: 'MCA 33-32-410',
    source: 'https://lawserver.com/law/state/montana/mt-code/montana_code_33-32-410',
    external: { length: days(120), from: 'receipt', level: 'law' },
    conflicts: [{ length: months(4), from: 'notice', level: 'secondary', why: 'guide' }],
    internal: { length: days(180), from: 'notice', level: 'secondary' },
    office: { name: 'Montana Commissioner of Securities and Insurance', phone: '800-332-6148' },
  },
  NC: {
    cite: 'N.C.G.S. 58-50-77, 58-50-80, 58-50-82',
    source:
      'https://www.ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_58/GS_58-50-80.html',
    external: { length: days(120), from: 'receipt', level: 'law' },
    conflicts: [{ length: days(120), from: 'notice', level: 'official', why: 'notice-wording' }],
    office: { name: 'Health Insurance Smart NC', phone: '855-408-1212' },
  },
  ND: {
    cite: 'N.D.C.C. 26.1-36-46',
    source:
      'http://www.assuranthealth.com/about-assurant-health/state-notices/nd-appeal-and-external-review-information',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [],
    office: { name: 'North Dakota Insurance Department', phone: '800-247-0560' },
  },
  NE: {
    cite: 'Neb. Rev. Stat. 44-1307, 44-1308',
    source: 'https://lawserver.com/law/state/nebraska/ne-statutes/nebraska_statutes_44-1308',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    internal: { length: days(180), from: 'receipt', level: 'law' },
    office: { name: 'Nebraska Department of Insurance', phone: '877-564-7323' },
  },
  NH: {
    cite: 'RSA 420-J:5-a to 5-e',
    source: 'https://www.patientadvocates.io/topics/insurance/new-hampshire/external-review',
    external: { length: days(180), from: 'unclear', level: 'secondary' },
    conflicts: [],
    office: { name: 'New Hampshire Insurance Department', phone: '800-852-3416' },
  },
  NJ: {
    cite: 'N.J.A.C. 11:24A-3.6, 11:24-8.7',
    source:
      'https://regulations.justia.com/states/new-jersey/title-11/chapter-24a/subchapter-3/section-11-24a-3-6/',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'NJ Department of Banking and Insurance', phone: '888-393-1062' },
  },
  NM: {
    cite: '13.10.17.21, 13.10.17.31 NMAC',
    source:
      'https://regulations.justia.com/states/new-mexico/title-13/chapter-10/part-17/section-13-10-17-21',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [
      { length: days(20), from: 'receipt', level: 'law', why: 'administrative' },
      { length: businessDays(20), from: 'receipt', level: 'official', why: 'older-official-guide' },
      { length: days(120), from: 'unclear', level: 'secondary', why: 'guide' },
    ],
    internal: { length: days(180), from: 'notice', level: 'law' },
    office: { name: 'OSI Managed Health Care Bureau', phone: '855-427-5674' },
  },
  NV: {
    cite: 'NRS 695G.251, 695G.271',
    source: 'http://nv.elaws.us/nrs/695g.251',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [],
    fromFirstLetter: 'until-decided',
    office: { name: 'Nevada Division of Insurance', phone: '888-872-3234' },
  },
  NY: {
    cite: 'N.Y. Ins. Law 4914',
    source: 'https://lexace.ai/us/statute/new-york/isc-4914',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [{ length: months(4), from: 'unclear', level: 'official', why: 'agency' }],
    internal: { length: days(45), from: 'notice', level: 'secondary' },
    mustArrive: true,
    office: { name: 'New York Department of Financial Services', phone: '800-342-3736' },
  },
  OH: {
    cite: 'ORC 3922.02',
    source: 'https://instalawyer.io/laws/ohio-revised-code/section-392202-request-for',
    external: { length: days(180), from: 'notice', level: 'law' },
    conflicts: [],
    office: { name: 'Ohio Department of Insurance', phone: '800-686-1526' },
  },
  OK: {
    cite: '36 O.S. 6475.8-6475.10',
    source: 'https://www.patientadvocates.io/topics/insurance/oklahoma/external-review',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [],
    office: { name: 'Oklahoma Insurance Department', phone: '800-522-0071' },
  },
  OR: {
    cite: 'ORS 743B.252, 743B.255',
    source:
      'https://casetext.com/statute/oregon-revised-statutes/title-56-insurance/chapter-743b-health-benefit-plans-individual-and-group/grievances-and-appeals/health-benefit-plans/section-743b255-enrollee-application-for-external-review-when-enrollee-deemed-to-have-exhausted-internal-appeal',
    external: { length: days(180), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Oregon Division of Financial Regulation', phone: '888-877-4894' },
  },
  PA: {
    cite: '40 P.S. 991.2164e-991.2164g (Act 146 of 2022)',
    source:
      'https://pa.gov/services/insurance/request-a-review-if-your-health-insurance-denied-a-treatment-medication-or-service.html',
    external: { length: months(4), from: 'notice', level: 'official' },
    conflicts: [{ length: months(4), from: 'receipt', level: 'law', why: 'other-section' }],
    office: { name: 'PID Consumer Services', phone: '877-881-6388' },
  },
  RI: {
    cite: 'R.I. Gen. Laws 27-18.9-8',
    source: 'http://webserver.rilin.state.ri.us/Statutes/TITLE27/27-18.9/27-18.9-8.HTM',
    external: { length: months(4), from: 'receipt', level: 'law' },
    conflicts: [{ length: days(60), from: 'unclear', level: 'secondary', why: 'guide' }],
    office: { name: 'Rhode Island DBR consumer services', phone: '401-462-9520' },
  },
  SC: {
    cite: 'S.C. Code 38-71-1950 to 38-71-1980',
    source:
      'https://www.lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_38-71-1970',
    external: { length: days(60), from: 'receipt', level: 'law' },
    conflicts: [{ length: months(4), from: 'receipt', level: 'secondary', why: 'guide' }],
    urgent: { length: days(15), from: 'receipt', level: 'law', why: 'urgent' },
    office: { name: 'South Carolina Department of Insurance', phone: '800-768-3467' },
  },
  SD: {
    cite: 'SDCL 58-17I; ARSD 20:06:53',
    source: 'https://www.patientadvocates.io/topics/insurance/south-dakota/external-review',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [],
    office: { name: 'South Dakota Division of Insurance', phone: '605-773-3563' },
  },
  TN: {
    cite: 'Tenn. Code 56-61-116',
    source: 'https://www.lawserver.com/law/state/tennessee/tn-code/tennessee_code_56-61-116',
    external: { length: months(6), from: 'receipt', level: 'law' },
    conflicts: [{ length: months(4), from: 'unclear', level: 'secondary', why: 'guide' }],
    internal: { length: days(180), from: 'receipt', level: 'law' },
    office: { name: 'Tennessee Department of Commerce and Insurance', phone: '800-342-4029' },
  },
  TX: {
    cite: '45 CFR 147.136(d); Tex. Ins. Code ch. 4201, 4202',
    source: 'https://apellica.com/states/texas',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [{ length: days(60), from: 'notice', level: 'official', why: 'older-federal-page' }],
    mayUseFederal: true,
    office: { name: 'Texas Department of Insurance', phone: '800-252-3439' },
  },
  UT: {
    cite: 'Utah Admin. Code R590-261',
    source: 'http://utrules.elaws.us/rule/R590-261-9',
    external: { length: days(180), from: 'receipt', level: 'law' },
    conflicts: [],
    office: { name: 'Utah Insurance Department', phone: '801-957-9280' },
  },
  VA: {
    cite: 'Va. Code 38.2-3560, 38.2-3561',
    source: 'https://www.scc.virginia.gov/pages/External-Review-(1)',
    external: { length: days(120), from: 'receipt', level: 'official' },
    conflicts: [],
    mustArrive: true,
    office: { name: 'Virginia Bureau of Insurance', phone: '877-310-6560' },
  },
  VT: {
    cite: '8 V.S.A. 4089f; Reg. H-2011-02',
    source:
      'http://www.dfr.vermont.gov/insurance/insurance-consumer/appealing-denial-benefits-independent-external-review',
    external: { length: days(120), from: 'receipt', level: 'official' },
    conflicts: [],
    office: { name: 'Vermont DFR Consumer Services', phone: '833-337-4685' },
  },
  WA: {
    cite: 'RCW 48.43.535; WAC 284-43-3150, 284-43A-140',
    source: 'https://apps.leg.wa.gov/wac/default.aspx?cite=284-43-3150',
    external: { length: days(180), from: 'unclear', level: 'law' },
    conflicts: [],
    office: { name: 'Washington Office of the Insurance Commissioner', phone: '800-562-6900' },
  },
  WI: {
    cite: 'Wis. Stat. 632.835; Ins 18.11',
    source: 'http://wirules.elaws.us/rule/Ins18.11(3)(a)',
    external: { length: months(4), from: 'unclear', level: 'law' },
    conflicts: [{ length: days(120), from: 'receipt', level: 'secondary', why: 'guide' }],
    mayUseFederal: true,
    office: { name: 'Wisconsin OCI', phone: '800-236-8517' },
  },
  WV: {
    cite: 'W. Va. Code 33-16H; CSR 114-97-6',
    source: 'https://www.patientadvocates.io/topics/insurance/west-virginia/external-review',
    external: { length: months(4), from: 'receipt', level: 'secondary' },
    conflicts: [
      { length: days(60), from: 'receipt', level: 'law', why: 'older-rule' },
      { length: days(180), from: 'notice', level: 'secondary', why: 'guide' },
    ],
    office: { name: 'West Virginia Offices of the Insurance Commissioner', phone: null },
  },
  WY: {
    cite: 'W.S. 26-40-201; Wyo. Ins. Rules ch. 63',
    source:
      'https://d1tvxue8o4w0fl.cloudfront.net/regulation/wyoming-administrative-code/agency-044-insurance-dept/subagency-0002-general-agency-board-or-commission-rules/chapter-63-medical-necessity-review-rights/section-63-8-standard-external-review',
    external: { length: days(120), from: 'receipt', level: 'law' },
    conflicts: [],
    internal: { length: days(30), from: 'receipt', level: 'law' },
    office: { name: 'Wyoming Department of Insurance', phone: '800-438-5768' },
  },
};
