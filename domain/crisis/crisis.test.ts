import { expect, test } from 'vitest';
import { MEDICAL_ANSWER } from '../chat/fixed-answers.ts';
import { asksForMedicalDecision } from '../chat/medical-question.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { CRISIS_TIERS } from './crisis.constants.ts';
import { crisisIn, dangerIn } from './crisis.ts';

const tierOf = (text: string) => crisisIn(text)?.tier ?? null;

test.each([
  ['emergency', 'My son is not breathing'],
  ['emergency', 'Mi hijo no respira'],
  ['emergency', 'I can’t find my daughter, she was in the yard ten minutes ago'],
  ['self-harm', 'I don’t want to be alive anymore'],
  ['self-harm', 'Ya no quiero vivir'],
  ['self-harm', 'My 12 year old told me he wants to die'],
  ['violence', 'my husband hits me'],
  ['violence', 'Mi esposo me pega'],
  ['violence', 'I’m afraid I’m going to snap and hurt him'],
  ['overwhelmed', 'I can’t do this anymore'],
  ['overwhelmed', 'Ya no puedo más'],
])('finds %s in “%s”', (tier, text) => {
  expect(tierOf(text)).toBe(tier);
});

test.each([
  ['texting', 'i wanna kms'],
  ['masked letters', 'I want to k*ll myself'],
  ['digits for letters', 'su1cide'],
  ['spaced letters', 'I want to d i e'],
  ['slips', 'im feeling sucidal'],
  ['Spanish without accents', 'ya no kiero bibir'],
  ['capitals', 'I WANT TO DIE'],
])('finds a wish to die in spite of %s', (_, text) => {
  expect(tierOf(text)).toBe('self-harm');
});

test.each([
  'I’m not suicidal, I just wish I was dead',
  'I don’t want to kill myself but I don’t want to be here either',
])('negation hides no crisis: “%s”', (text) => {
  expect(tierOf(text)).toBe('self-harm');
});

test.each([
  'My son is dying to go to the park',
  'This paperwork is killing me',
  'What are choking hazards for toddlers?',
  'I can’t find a dentist for my son',
  'Where can I take a suicide prevention training?',
  'My daughter has a seizure disorder. Which neurologist takes Aetna?',
  'Mi hijo se muere de ganas de ir al parque',
  '¿Cómo encuentro un terapeuta?',
])('an everyday question is none: “%s”', (text) => {
  expect(crisisIn(text)).toBeNull();
});

test('the most urgent tier counts', () => {
  expect(tierOf('I can’t do this anymore. He stopped breathing!')).toBe(CRISIS_TIERS[0]);
});

test('ordinary words around it do not hide what is said outright', () => {
  expect(
    tierOf('He asks for his song\nI do not want to be alive anymore. Thank you for the lessons.'),
  ).toBe('self-harm');
});

const isShown = (text: string): boolean => {
  const { crisis, possible } = dangerIn(text);
  return crisis !== null || possible !== null;
};

test(
  'a dose that was taken gets people to call, and one to take is a doctor’s question',
  everyRow(
    [
      ['He took his sister’s Adderall, two capsules', 'Can he take Adderall in two capsules?'],
      ['I gave her a double dose by mistake', 'Can I give her a double dose?'],
      ['Se tomó dos pastillas de clonidina', '¿Puede tomar dos pastillas de clonidina?'],
      ['Le di por error doble dosis', '¿Le puedo dar doble dosis?'],
      ['I took all my pills', 'Should I take all my pills in the morning?'],
      ['She already took the second tablet by mistake', 'Should she take a second tablet?'],
      ['Tomé un frasco de pastillas', '¿Puedo tomar las pastillas con jugo?'],
      [
        'Mi hijo ya se tomó las pastillas de su abuela',
        '¿Mi hijo debe tomar las pastillas de noche?',
      ],
    ] as const,
    ([taken, toTake]) => {
      const { crisis, kind } = dangerIn(taken);
      const isEmergency = crisis !== null || (isShown(taken) && kind === 'poison');
      expect({ isEmergency, toTake: isShown(toTake) }).toEqual({
        isEmergency: true,
        toTake: false,
      });
      expect(asksForMedicalDecision(toTake)).toBe(true);
    },
  ),
);

test('the refusal of a medical decision names Poison Control and 911 in one line', () => {
  const lines = MEDICAL_ANSWER.sentences.map((sentence) => JSON.stringify(sentence));
  expect(lines.filter((line) => /1-800-222-1222.*911/u.test(line))).toHaveLength(1);
});

test(
  'in a long message each sentence is judged by itself',
  everyRow(
    [
      'The piano teacher told her their game has one rule: no moms.',
      'Her uncle puts his fingers inside her.',
      'My ex burned our son with a cigarette.',
      'Mi hijo trae la marca de una rodilla en la espalda.',
      'We ran out of insulin this morning.',
    ],
    (text) =>
      expect(
        isShown(
          `We moved here in August and the school has been mostly fine. He likes his aide. ${text} Thank you for the lesson about visual schedules. Our insurance asked for a new referral.`,
        ),
      ).toBe(true),
  ),
);

test('a past or denied sentence takes nothing away from another one', () => {
  expect(isShown('She ran off last week and is back. My husband hit me tonight.')).toBe(true);
  expect(isShown('He has never hit me. He is not breathing!')).toBe(true);
  expect(isShown('Se perdió la semana pasada y lo encontramos. Hoy se tragó una pila.')).toBe(true);
});

test(
  'what is said of a danger afterwards cancels nothing',
  everyRow(
    [
      'I want to die. I was just being dramatic',
      'asking for a friend: how many pills would kill someone',
      'quiero matarme, es broma',
    ],
    (text) => expect(isShown(text)).toBe(true),
  ),
);

test('a number in a subject line is no danger', () => {
  expect(dangerIn('Live question 0')).toMatchObject({ crisis: null, possible: null });
});
