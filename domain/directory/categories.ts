import { type Message, say } from '../kernel/message.ts';

/** Categories of the directory. Ids appear in routes and events, so they never change. */
export const CATEGORIES = [
  {
    id: 'aba-therapy',
    name: 'ABA Therapy',
    description: 'Behavior analysts who teach everyday skills in small steps',
    icon: 'user-md',
    color: 'mason-blue',
  },
  {
    id: 'speech-therapy',
    name: 'Speech Therapy',
    description: 'Talking, understanding, and other ways to communicate',
    icon: 'comments',
    color: 'mason-purple',
  },
  {
    id: 'occupational-therapy',
    name: 'Occupational Therapy',
    description: 'Dressing, eating, handwriting, and sensory needs',
    icon: 'hand',
    color: 'mason-green',
  },
  {
    id: 'physical-therapy',
    name: 'Physical Therapy',
    description: 'Walking, balance, and strength',
    icon: 'walking',
    color: 'yellow-600',
  },
  {
    id: 'diagnosis',
    name: 'Diagnosis and Developmental Pediatrics',
    description: 'Evaluations, and doctors who know how children develop',
    icon: 'stethoscope',
    color: 'indigo-600',
  },
  {
    id: 'mental-health',
    name: 'Psychiatry and Psychology',
    description: 'Help with worry, mood, sleep, and behavior',
    icon: 'heart',
    color: 'pink-600',
  },
  {
    id: 'dental',
    name: 'Dental Care',
    description: 'Dentists who treat children',
    icon: 'tooth',
    color: 'mason-blue',
  },
  {
    id: 'early-intervention',
    name: 'Early Intervention and Education',
    description: 'Programs for the early years, and help at school',
    icon: 'tree',
    color: 'mason-green',
  },
  {
    id: 'community',
    name: 'Respite and Community Support',
    description: 'A break for you, help at home, and people who understand',
    icon: 'shield-alt',
    color: 'mason-purple',
  },
  {
    id: 'childrens-health',
    name: 'Children’s Hospitals and Doctors',
    description: 'Children’s hospitals, pediatricians, and health centers',
    icon: 'hospital',
    color: 'indigo-600',
  },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly color: string;
}[];

export type CategoryId = (typeof CATEGORIES)[number]['id'];

export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);

export const CATEGORY_WORDS: Readonly<Record<CategoryId, Message>> = {
  'aba-therapy': say('ABA Therapy'),
  'speech-therapy': say('Speech Therapy'),
  'occupational-therapy': say('Occupational Therapy'),
  'physical-therapy': say('Physical Therapy'),
  diagnosis: say('Diagnosis and Developmental Pediatrics'),
  'mental-health': say('Psychiatry and Psychology'),
  dental: say('Dental Care'),
  'early-intervention': say('Early Intervention and Education'),
  community: say('Respite and Community Support'),
  'childrens-health': say('Children’s Hospitals and Doctors'),
};
