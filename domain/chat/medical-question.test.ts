import { expect, test } from 'vitest';
import { asksForMedicalDecision } from './medical-question.ts';

test.each([
  'How much melatonin can I give a six year old?',
  'Is it safe to stop his risperidone?',
  'does chlorine dioxide help',
  'My neighbor says autism can be cured. How?',
  'He lines up his cars. Autism yes or no?',
  '¿Le subo la dosis?',
  'Quiero que se le quite el autismo',
])('“%s” is for a doctor', (question) => {
  expect(asksForMedicalDecision(question)).toBe(true);
});

test.each([
  'Who can evaluate my son for autism?',
  'What does the plan pay for speech therapy?',
  'When do I call an ambulance for a seizure?',
  'She eats three foods only',
  'Acaban de darnos el diagnóstico, ¿por dónde empezamos?',
])('“%s” is not', (question) => {
  expect(asksForMedicalDecision(question)).toBe(false);
});
