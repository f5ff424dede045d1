import type { CategoryId } from '@hearthway/domain/directory/categories.ts';

export interface DemoKind {
  /** Follows the two words of the name. */
  readonly nameEndings: readonly string[];
  /** Precedes "in Durham, NC". */
  readonly offer: string;
  readonly ages: readonly string[];
  readonly tags: readonly (readonly string[])[];
}

/** Every kind of help except hospitals, which are few and known by name. */
export type DemoCategory = Exclude<CategoryId, 'childrens-health'>;

export const DEMO_KINDS: Readonly<Record<DemoCategory, DemoKind>> = {
  'aba-therapy': {
    nameEndings: ['ABA', 'Behavior Center', 'ABA at Home'],
    offer: 'Play-based ABA for autistic children',
    ages: ['Ages 2–8', 'Ages 2–12', 'Ages 3–18'],
    tags: [['Home visits', 'Parent training'], ['Center-based', 'Social groups'], ['Telehealth']],
  },
  'speech-therapy': {
    nameEndings: ['Speech Therapy', 'Speech and Language', 'Communication Studio'],
    offer: 'Speech and language therapy for children',
    ages: ['Ages 1–10', 'Ages 2–12', 'All ages'],
    tags: [
      ['Communication devices'],
      ['Early talkers', 'Parent training'],
      ['Feeding', 'Telehealth'],
    ],
  },
  'occupational-therapy': {
    nameEndings: ['Kids OT', 'Occupational Therapy', 'Sensory Gym'],
    offer: 'Occupational therapy for daily skills and sensory needs',
    ages: ['Ages 0–6', 'Ages 2–12', 'Ages 3–18'],
    tags: [['Sensory needs'], ['Feeding', 'Home visits'], ['Handwriting', 'Sensory needs']],
  },
  'physical-therapy': {
    nameEndings: ['Kids PT', 'Pediatric Physical Therapy', 'Movement Studio'],
    offer: 'Physical therapy for walking, balance, and strength',
    ages: ['Ages 0–6', 'Ages 0–18', 'Ages 2–12'],
    tags: [['Balance'], ['Home visits', 'Toe walking'], ['Water therapy']],
  },
  diagnosis: {
    nameEndings: ['Child Development Clinic', 'Developmental Pediatrics', 'Evaluation Center'],
    offer: 'Autism and developmental evaluations',
    ages: ['Ages 1–6', 'Ages 0–18', 'Ages 2–12'],
    tags: [['Evaluations', 'Telehealth'], ['Evaluations', 'Second opinions'], ['Evaluations']],
  },
  'mental-health': {
    nameEndings: ['Family Counseling', 'Child Psychology', 'Counseling Center'],
    offer: 'Counseling for autistic children, teens, and their families',
    ages: ['Ages 5–18', 'Ages 8–21', 'All ages'],
    tags: [
      ['Counseling', 'Worry'],
      ['Counseling', 'Siblings'],
      ['Telehealth', 'Sleep'],
    ],
  },
  dental: {
    nameEndings: ['Kids Dentistry', 'Pediatric Dental', 'Gentle Dental'],
    offer: 'Gentle dental care for children with sensory needs',
    ages: ['Ages 1–12', 'Ages 1–18', 'All ages'],
    tags: [['Practice visits'], ['Sedation', 'Quiet room'], ['Saturday hours']],
  },
  'early-intervention': {
    nameEndings: ['Early Learning', 'Early Start', 'Learning Lab'],
    offer: 'Early intervention and help with school',
    ages: ['Birth to 3', 'Ages 2–5', 'Ages 3–12'],
    tags: [['Home visits', 'Parent training'], ['Preschool', 'Small groups'], ['Help with IEPs']],
  },
  community: {
    nameEndings: ['Respite House', 'Family Support', 'Community Partners'],
    offer: 'Respite and support for families',
    ages: ['Ages 3–18', 'Ages 5–21', 'All ages'],
    tags: [
      ['Respite', 'Weekends'],
      ['Parent groups', 'Siblings'],
      ['Day camp', 'Social groups'],
    ],
  },
};
