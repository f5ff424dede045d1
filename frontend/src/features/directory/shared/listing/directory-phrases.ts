import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asListed, readsListings, type Said } from './said.ts';

/** Recurring phrases of the directory, by their English text in lower case. */
export type Phrases = Readonly<Record<string, MessageDescriptor>>;

/** Tags of the taxonomy in `domain/directory/taxonomy.ts` and of the demo providers. */
export const TAGS: Phrases = {
  aba: msg`ABA`,
  'speech and language': msg`Speech and language`,
  'communication devices': msg`Communication devices`,
  hearing: msg`Hearing`,
  pediatrics: msg`Pediatrics`,
  feeding: msg`Feeding`,
  'mental health': msg`Mental health`,
  neurology: msg`Neurology`,
  rehabilitation: msg`Rehabilitation`,
  'home changes': msg`Home changes`,
  vision: msg`Vision`,
  'getting around': msg`Getting around`,
  'assistive technology': msg`Assistive technology`,
  evaluations: msg`Evaluations`,
  'genetic testing': msg`Genetic testing`,
  'developmental disabilities': msg`Developmental disabilities`,
  'children and teens': msg`Children and teens`,
  medication: msg`Medication`,
  families: msg`Families`,
  behavior: msg`Behavior`,
  counseling: msg`Counseling`,
  groups: msg`Groups`,
  'creative therapy': msg`Creative therapy`,
  residential: msg`Residential`,
  sedation: msg`Sedation`,
  'birth to 3': msg`Birth to 3`,
  'early childhood': msg`Early childhood`,
  school: msg`School`,
  respite: msg`Respite`,
  camp: msg`Camp`,
  children: msg`Children`,
  'help at home': msg`Help at home`,
  'day program': msg`Day program`,
  'case management': msg`Case management`,
  'behavioral health': msg`Behavioral health`,
  nonprofit: msg`Nonprofit`,
  recreation: msg`Recreation`,
  'work and independence': msg`Work and independence`,
  'all ages': msg`All ages`,
  'home visits': msg`Home visits`,
  'parent training': msg`Parent training`,
  'center-based': msg`Center-based`,
  'social groups': msg`Social groups`,
  telehealth: msg`Telehealth`,
  'early talkers': msg`Early talkers`,
  'sensory needs': msg`Sensory needs`,
  handwriting: msg`Handwriting`,
  balance: msg`Balance`,
  'toe walking': msg`Toe walking`,
  'water therapy': msg`Water therapy`,
  'second opinions': msg`Second opinions`,
  worry: msg`Worry`,
  siblings: msg`Siblings`,
  sleep: msg`Sleep`,
  'practice visits': msg`Practice visits`,
  'quiet room': msg`Quiet room`,
  'saturday hours': msg`Saturday hours`,
  preschool: msg`Preschool`,
  'small groups': msg`Small groups`,
  'help with ieps': msg`Help with IEPs`,
  weekends: msg`Weekends`,
  'parent groups': msg`Parent groups`,
  'day camp': msg`Day camp`,
  'billed medicaid for aba until 2024': msg`Billed Medicaid for ABA until 2024`,
  'billed medicaid until 2024': msg`Billed Medicaid until 2024`,
  'children’s hospital': msg`Children’s hospital`,
  'psychiatric hospital (inpatient)': msg`Psychiatric hospital (inpatient)`,
  'community health center': msg`Community health center`,
  'transition to adulthood': msg`Transition to adulthood`,
  'community living': msg`Community living`,
  advocacy: msg`Advocacy`,
  referrals: msg`Referrals`,
  mentoring: msg`Mentoring`,
  'medical care': msg`Medical care`,
  hospital: msg`Hospital`,
  horses: msg`Horses`,
};

/** Offers of demo providers. */
const OFFERS: Phrases = {
  'play-based aba for autistic children': msg`Play-based ABA for autistic children`,
  'speech and language therapy for children': msg`Speech and language therapy for children`,
  'occupational therapy for daily skills and sensory needs': msg`Occupational therapy for daily skills and sensory needs`,
  'physical therapy for walking, balance, and strength': msg`Physical therapy for walking, balance, and strength`,
  'autism and developmental evaluations': msg`Autism and developmental evaluations`,
  'counseling for autistic children, teens, and their families': msg`Counseling for autistic children, teens, and their families`,
  'gentle dental care for children with sensory needs': msg`Gentle dental care for children with sensory needs`,
  'early intervention and help with school': msg`Early intervention and help with school`,
  'respite and support for families': msg`Respite and support for families`,
};

/** Requirements of demo providers. */
export const REQUIREMENTS: Phrases = {
  'a referral from a doctor': msg`A referral from a doctor`,
  'an autism diagnosis': msg`An autism diagnosis`,
};

/** Names of sources that come with the product. */
export const SOURCES: Phrases = {
  'made up for demonstration': msg`Made up for demonstration`,
  'national provider registry (nppes)': msg`National provider registry (NPPES)`,
  'national provider registry (nppes), further locations': msg`National provider registry (NPPES), further locations`,
  'national provider registry (nppes), names of 2022': msg`National provider registry (NPPES), names of 2022`,
  'texas early childhood intervention program list': msg`Texas Early Childhood Intervention program list`,
  'hospital list of the department of homeland security (hifld)': msg`Hospital list of the Department of Homeland Security (HIFLD)`,
  'community health centers of massachusetts, a public list': msg`Community health centers of Massachusetts, a public list`,
  'looked up by a language model for that list': msg`Looked up by a language model for that list`,
  'autism resources of north carolina': msg`Autism resources of North Carolina`,
  'mental health facilities of california, nevada and oregon, 2021': msg`Mental health facilities of California, Nevada and Oregon, 2021`,
  'medicaid provider spending (hhs), names from the national registry': msg`Medicaid provider spending (HHS), names from the national registry`,
  'directory of the autism parenting center': msg`Directory of the Autism Parenting Center`,
  'state articles of specialneedsworld': msg`State articles of SpecialNeedsWorld`,
  'a public table of state insurance departments': msg`A public table of state insurance departments`,
  'a public table of state medicaid agencies': msg`A public table of state Medicaid agencies`,
  'a public table of planvocate': msg`A public table of PlanVocate`,
  'from memory, not checked': msg`From memory, not checked`,
  'usa.gov': msg`USA.gov`,
  'medicaid.gov': msg`Medicaid.gov`,
  'administration for community living': msg`Administration for Community Living`,
};

/** Translates a recurring phrase; others stay as listed. */
export const inPhrases = (i18n: I18n, phrases: Phrases, text: string): Said => {
  if (readsListings(i18n)) return { text };
  const known = phrases[text.trim().toLowerCase()];
  return known === undefined ? asListed(text) : { text: i18n._(known) };
};

const DEMO_DESCRIPTION = /^(.+?) in (.+, [A-Z]{2})\. An example, not a real provider\.$/;

/** Translates a demo provider's description, so that its demo note shows in any language. */
export const descriptionWords = (i18n: I18n, description: string): Said => {
  if (readsListings(i18n)) return { text: description };
  const [, offer = '', place = ''] = DEMO_DESCRIPTION.exec(description) ?? [];
  const known = OFFERS[offer.toLowerCase()];
  if (known === undefined) return asListed(description);
  return { text: i18n._(msg`${i18n._(known)} in ${place}. An example, not a real provider.`) };
};
