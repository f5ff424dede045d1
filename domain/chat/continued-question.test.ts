import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { wholeQuestion } from './continued-question.ts';

const goOn = (
  messages: readonly string[],
  message: string,
  { page = 'en', asksForPlace = false }: { page?: 'en' | 'es'; asksForPlace?: boolean } = {},
) =>
  wholeQuestion(
    messages.map((question) => ({ question, asksForPlace })),
    message,
    { page, stateOf: ({ kind, state }) => (kind === 'code' ? 'NC' : state) },
  );

const rows: readonly (readonly [before: string, message: string, whole: string])[] = [
  ['find a speech therapist', '78704', 'find a speech therapist near 78704'],
  ['find a speech therapist near Durhm', 'it’s 27701', 'find a speech therapist near 27701'],
  ['looking for a dentist near me', 'Austin, TX', 'looking for a dentist near Austin, TX'],
  ['¿Hay logopedas cerca de 90001?', 'y en 90002', '¿Hay logopedas cerca de 90002'],
];

test(
  'a place goes on with a search for providers',
  everyRow(rows, ([before, message, whole]) => {
    expect(goOn([before], message)).toBe(whole);
  }),
);

test('a name alone is a place once the assistant has asked for one', () => {
  const search = 'is there an ABA clinic in Miami?';
  expect(goOn([search], 'Orlando', { asksForPlace: true })).toBe(
    'is there an ABA clinic near Orlando',
  );
  expect(goOn([search], 'Grover')).toBe('Grover');
});

test('a question of an unclear language goes on in that of its page', () => {
  expect(goOn(['busco logopeda'], 'en 78704', { page: 'es' })).toBe(
    'busco logopeda cerca de 78704',
  );
});

test('a second place takes the place of the first', () => {
  const messages = ['find a therapist', 'near Durhm', '27701'];
  expect(goOn(messages, '27705')).toBe('find a therapist near 27705');
});

test('a question is asked again of another state', () => {
  const question = 'what is the autism insurance law in my state';
  expect(goOn([question], 'Texas')).toBe(`${question} (Texas)`);
  expect(goOn([question], 'Austin')).toBe(`${question} (Texas)`);
  expect(goOn([question], '27701')).toBe(`${question} (North Carolina)`);
  expect(goOn([question], 'in Ashburn')).toBe('in Ashburn');
  expect(goOn(['what does the law in Ohio say?'], 'and in Texas?')).toBe(
    'what does the law in Texas say?',
  );
});

const GOES_ON = [
  'how long?',
  'how much does it cost?',
  'and for Medicaid?',
  'what about my teenager?',
  'does insurance pay for it?',
  'who do I ask?',
  'why?',
  '¿cuánto tiempo tarda?',
  '¿y si es un adolescente?',
  '¿cuánto cuesta?',
  '¿cómo puedo pedirlo?',
];

test(
  'a message that can’t stand alone goes on with the question before it',
  everyRow(GOES_ON, (message) => {
    expect(goOn(['how do I get an IEP?'], message)).toBe(`how do I get an IEP?\n${message}`);
  }),
);

test('a follow-up of a follow-up still knows the subject', () => {
  expect(goOn(['how do I appeal?', 'and in Texas?'], 'how long?')).toBe(
    'how do I appeal? (Texas)\nhow long?',
  );
});

const PLANS_ALONE = ['Medicaid', 'we have tricare', 'my husband’s job', 'del trabajo de mi esposo'];

test(
  'a kind of health plan goes on with a question that depends on it',
  everyRow(PLANS_ALONE, (message) => {
    expect(goOn(['how long do I have to appeal?'], message)).toBe(
      `how long do I have to appeal?\n${message}`,
    );
    expect(goOn(['haircut tips'], message)).toBe(message);
  }),
);

test('a state takes the place of its Spanish name', () => {
  expect(goOn(['¿Hay tope en Carolina del Norte?'], 'y en Georgia')).toBe('¿Hay tope en Georgia?');
});

const STANDS_ALONE = [
  'how do I appeal a denial?',
  'is it normal that he lines up his toys?',
  'my son will not sleep',
  'thanks',
  'haircut',
  'qué es el autismo',
  'cómo cancelo mi plan',
  'Sleep',
];

test(
  'a message that asks its own question does not go on with another',
  everyRow(STANDS_ALONE, (message) => {
    expect(goOn(['how do I get an IEP?'], message)).toBe(message);
  }),
);

test('a message without one before it stays as it is', () => {
  expect(goOn([], 'how long?')).toBe('how long?');
});
