import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Words {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Translations of the directory's category texts, by id. */
export const CATEGORY_WORDS: Readonly<Record<string, Words>> = {
  'aba-therapy': {
    name: msg`ABA Therapy`,
    description: msg`Behavior analysts who teach everyday skills in small steps`,
  },
  'speech-therapy': {
    name: msg`Speech Therapy`,
    description: msg`Talking, understanding, and other ways to communicate`,
  },
  'occupational-therapy': {
    name: msg`Occupational Therapy`,
    description: msg`Dressing, eating, handwriting, and sensory needs`,
  },
  'physical-therapy': {
    name: msg`Physical Therapy`,
    description: msg`Walking, balance, and strength`,
  },
  diagnosis: {
    name: msg`Diagnosis and Developmental Pediatrics`,
    description: msg`Evaluations, and doctors who know how children develop`,
  },
  'mental-health': {
    name: msg`Psychiatry and Psychology`,
    description: msg`Help with worry, mood, sleep, and behavior`,
  },
  dental: {
    name: msg`Dental Care`,
    description: msg`Dentists who treat children`,
  },
  'early-intervention': {
    name: msg`Early Intervention and Education`,
    description: msg`Programs for the early years, and help at school`,
  },
  community: {
    name: msg`Respite and Community Support`,
    description: msg`A break for you, help at home, and people who understand`,
  },
  'childrens-health': {
    name: msg`Children’s Hospitals and Doctors`,
    description: msg`Children’s hospitals, pediatricians, and health centers`,
  },
};

/** Translates a category. An unknown one keeps the server's text. */
export const inWords = (i18n: I18n, category: Category): Category => {
  const words = CATEGORY_WORDS[category.id];
  if (words === undefined) return category;
  return { ...category, name: i18n._(words.name), description: i18n._(words.description) };
};
