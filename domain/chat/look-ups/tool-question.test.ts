import { describe, expect, test } from 'vitest';
import { toolQuestionIn } from './tool-question.ts';

test.each([
  'find a speech therapist near 27701',
  'find a speach therpist near 27701',
  'hay terapeutas ABA cerca de mí',
  '¿Hay logopedas cerca de 90001?',
  'busco terapeuta del habla en Miami',
  'I need an occupational therapist in Durham NC',
  'where can I find speech therapy in Chicago?',
  'is there any aba clinc near Austin, TX',
  'looking for a pediatric dentist',
])('providers are looked up for: %s', (text) => {
  expect(toolQuestionIn(text)).toEqual({ tool: 'providers', search: text });
});

test.each([
  ['what does the law in Texas say about covering ABA', 'TX'],
  ['does Ohio make insurers pay', 'OH'],
  ['Does Florida require insurance to cover ABA?', 'FL'],
  ['¿Qué dice la ley de Carolina del Norte sobre ABA?', 'NC'],
  ['obliga California a los seguros a cubrir la terapia', 'CA'],
  ['¿está cubierta la terapia del habla en Texas?', 'TX'],
  ['what is the autism insurance law in my state', null],
])('a law is looked up for: %s', (text, state) => {
  expect(toolQuestionIn(text)).toEqual({ tool: 'state-law', state });
});

test.each([
  ['open the lesson on sleep', 'sleep'],
  ['show me the lesson about meltdowns', 'meltdowns'],
  ['abre la lección sobre el sueño', 'el sueño'],
])('a lesson is looked up for: %s', (text, about) => {
  expect(toolQuestionIn(text)).toEqual({ tool: 'lesson', about });
});

test.each([
  ['what do I get with Plus', 'plus'],
  ['how much is Family', 'family'],
  ['cuánto cuesta el plan Family', 'family'],
  ['qué incluye el plan', null],
  ['what is the difference between Plus and Family', null],
  ['what plans do you offer', null],
])('a plan is looked up for: %s', (text, plan) => {
  expect(toolQuestionIn(text)).toEqual({ tool: 'plans', plan });
});

describe('the library answers', () => {
  test.each([
    'How do I find providers near me?',
    'how do I filter by distance',
    'which questions do I ask a therapist in Texas?',
    'my therapist near us quit, what now?',
    'what does my plan cover',
    'does the school law in Texas give my son an IEP?',
    'does Texas Medicaid cover ABA?',
    'how long is a lesson',
    'how do I cancel Plus',
    'my family is tired. How much sleep is normal?',
    '¿cómo guardo un proveedor?',
    'my son bites at preschool',
    '27701',
    '🙂',
    '',
    `find a therapist near 27701 ${'and '.repeat(60)}`,
  ])('%s', (text) => {
    expect(toolQuestionIn(text)).toBe(null);
  });
});
