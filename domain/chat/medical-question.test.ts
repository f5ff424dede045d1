import { expect, test } from 'vitest';
import { asksForMedicalDecision } from './medical-question.ts';

test.each([
  'How much melatonin can I give a six year old?',
  'Is it safe to stop his risperidone?',
  'does chlorine dioxide help',
  'He lines up his cars. Autism yes or no?',
  'Should we raise the dose?',
  'which vitamins cure autism',
  '¿Le subo la dosis?',
  '¿Cuánta melatonina le doy?',
  'Quiero que se le quite el autismo, ¿qué le doy?',
  '¿Le pongo la vacuna o no?',
])('“%s” is for a doctor', (question) => {
  expect(asksForMedicalDecision(question)).toBe(true);
});

test.each([
  'Who can evaluate my son for autism?',
  'What does the plan pay for speech therapy?',
  'When do I call an ambulance for a seizure?',
  'She eats three foods only',
  'How do I ask for a second opinion?',
  'Acaban de darnos el diagnóstico, ¿por dónde empezamos?',
  '¿El seguro cubre la evaluación?',
  'how common is autism these days',
  'is 40 hours a week the right amount of ABA',
  '¿es culpa mía?',
  '¿quién decide lo de la melatonina?',
  '¿Cómo le explico a mi hija que va a ir al dentista?',
  '',
])('“%s” is not', (question) => {
  expect(asksForMedicalDecision(question)).toBe(false);
});

test.each([
  ['capital letters', 'HOW MUCH MELATONIN CAN I GIVE HIM'],
  ['accents left out', 'cuanta melatonina le doy'],
  ['more spaces', '  how   much melatonin   can I give him '],
  ['no question mark', 'how much melatonin can I give him'],
])('%s hide no such question', (_, question) => {
  expect(asksForMedicalDecision(question)).toBe(true);
});
