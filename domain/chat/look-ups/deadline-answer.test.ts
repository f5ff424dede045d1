import { expect, test } from 'vitest';
import { everyRow } from '../../kernel/every-row.fixture.ts';
import { inEnglish } from '../../kernel/message.ts';
import { deadlineLines, deadlineQuestionIn } from './deadline-answer.ts';

const ANY = { planTypes: [], state: null };

test(
  '… asks for …',
  everyRow(
    [
      ['How long do I have?', ANY],
      ['how long do i have to appeal a denial', ANY],
      ['What is the deadline to appeal a denial?', ANY],
      ['is it too late to appeal', ANY],
      ['¿Cuánto tiempo tengo para apelar?', ANY],
      ['Hasta cuándo puedo apelar la negación', ANY],
      [
        'How long do I have to appeal a Medicaid denial in Texas?',
        { planTypes: ['medicaid-managed-care'], state: 'TX' },
      ],
      [
        '¿Cuántos días tengo para apelar si me negaron la terapia en Kentucky?',
        { planTypes: [], state: 'KY' },
      ],
      [
        'What is the deadline for an external review with my job insurance in South Carolina',
        { planTypes: ['fully-insured-group', 'self-funded-erisa'], state: 'SC' },
      ],
      ['How long do I have?\nMedicaid', { planTypes: ['medicaid-managed-care'], state: null }],
      [
        'how long do I have to appeal with Medicaid\ntricare',
        { planTypes: ['tricare'], state: null },
      ],
      ['how long do I have (Texas)', { planTypes: [], state: 'TX' }],
      ['how long does the plan have to answer my appeal', null],
      ['how long does an appeal take', null],
      ['how long do I have to wait for a diagnosis', null],
      ['how long do i have before my trial ends', null],
      ['What is the deadline for an IEP appeal?', null],
      ['Cuánto tarda el plan en responder a mi apelación', null],
    ] as const,
    ([text, expected]) => {
      expect(deadlineQuestionIn(text)).toEqual(expected);
    },
  ),
);

const answer = (text: string) => {
  const question = deadlineQuestionIn(text);
  if (question === null) throw new Error('No question of a deadline.');
  return deadlineLines(question, inEnglish).map((line) => line.text);
};

test('without a kind of plan, the times of several are told, and the kind and state are asked', () => {
  const lines = answer('How long do I have to appeal a denial?');
  expect(lines[0]).toBe('The date in your letter comes first. Keep to it when it is earlier.');
  const text = lines.join(' ');
  for (const time of ['10 days', '60 days', '90 days', '180 days', '4 months', '30 days'])
    expect(text).toContain(time);
  expect(text).toContain('Which kind of plan is it?');
  expect(text).toContain('In which state is the plan?');
});

test('a job names no kind of plan: insured and self-funded are told', () => {
  const text = answer('how long do i have to appeal, plan from my job, kentucky').join(' ');
  expect(text).toContain('Ask for an external review: 60 days');
  expect(text).toContain('Ask for an external review: 4 months');
  expect(text).not.toContain('In which state');
});

test('a kind of plan that is named has its own times alone', () => {
  const text = answer('how long do i have to appeal a tricare denial').join(' ');
  expect(text).toContain('90 days');
  expect(text).not.toMatch(/Medicaid|Which kind of plan/);
});
