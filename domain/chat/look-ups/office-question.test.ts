import { expect, test } from 'vitest';
import { wholeQuestion } from '../continued-question.ts';
import { officeQuestionIn } from './office-question.ts';
import { toolQuestionIn } from './tool-question.ts';

const summaryOf = (text: string): string => {
  const question = officeQuestionIn(text);
  if (question === null) return 'none';
  return [question.kinds.join('+'), question.states.join('+') || question.locations.join('+')].join(
    ' ',
  );
};

test('a question whom to call in a state, city or ZIP code is one for its offices', () => {
  const rows: readonly (readonly [question: string, summary: string])[] = [
    ['who do I call about early intervention in Ohio?', 'early-intervention OH'],
    ['¿A quién llamo por la intervención temprana en Ohio?', 'early-intervention OH'],
    ['Whom should we contact for Early Intervention, we live in 43215', 'early-intervention 43215'],
    ['What is the phone number for Medicaid in Texas', 'medicaid TX'],
    ['número de teléfono de Medicaid en Tejas', 'medicaid TX'],
    ['which office handles waivers in Nueva York?', 'dd-agency NY'],
    ['who helps with respite near Boise', 'respite ID'],
    ['¿con quién hablo sobre un respiro en Nuevo México?', 'respite NM'],
    ['who do I complain to, my insurance denied ABA in Georgia', 'insurance-department GA'],
    ['¿Dónde me quejo si el seguro negó la terapia en Florida?', 'insurance-department FL'],
    ['who can I call for free legal help with the school in Maine', 'protection-advocacy ME'],
    ['phone number of the parent center in Sandusky', 'parent-center Sandusky'],
    ['who is the person to ask about the regional center near 90012?', 'regional-center 90012'],
    ['who do I talk to about the IEP in NC', 'parent-center NC'],
  ];
  expect(rows.map(([question]) => [question, summaryOf(question)])).toEqual(rows);
  for (const [question] of rows) expect(toolQuestionIn(question)?.tool).toBe('offices');
});

test('other questions are none for offices', () => {
  const rows = [
    'What is early intervention?',
    'who do I call about early intervention?',
    'Does Medicaid in Texas cover ABA?',
    'find a speech therapist near 27701',
    'who do I call about my self-funded plan in Texas, the insurance denied it',
    'early intervention in Ohio changed our life',
    'What does the law in Texas say about ABA?',
    'call me at 5 in Ohio',
    'who invented ABA in California',
  ];
  expect(rows.filter((text) => officeQuestionIn(text) !== null)).toEqual([]);
});

test('another place goes on with the same question', () => {
  const continuedFrom = (before: string, message: string) =>
    summaryOf(
      wholeQuestion([{ question: before, asksForPlace: false }], message, {
        page: 'en',
        stateOf: ({ kind, state }) => (kind === 'code' ? 'NC' : state),
      }),
    );
  const before = 'who do I call about early intervention in Ohio?';
  expect(continuedFrom(before, 'and in Texas?')).toBe('early-intervention TX');
  expect(continuedFrom(before, '27701')).toBe('early-intervention NC');
  expect(continuedFrom(before, 'and in Sandusky?')).toBe('early-intervention Sandusky');
  expect(continuedFrom('¿A quién llamo por Medicaid en Ohio?', '¿y en Tejas?')).toBe('medicaid TX');
  expect(continuedFrom('who do I call about respite in 43215?', 'and in Texas?')).toBe(
    'respite TX',
  );
  expect(continuedFrom('who do I call about early intervention?', 'Ohio')).toBe(
    'early-intervention OH',
  );
});
