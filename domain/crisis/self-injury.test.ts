import { expect, test } from 'vitest';
import { crisisIn, dangerIn } from './crisis.ts';

test.each([
  'My son bangs his head on the wall when he is upset. What do I do?',
  'she bites her hands until they are red',
  'He slaps his own face during homework',
  'mi hijo se golpea la cabeza contra la pared cuando se enoja',
  'mi niña se muerde las manos, ¿qué hago?',
  'se rasguña los brazos hasta que le queda rojo',
])('is about a child that hurts itself: “%s”', (text) => {
  expect(dangerIn(text).isSelfInjury).toBe(true);
});

test.each([
  'What does the plan pay for speech therapy?',
  'He takes the toys of his sister',
  'How do I get a stroller covered by insurance?',
  '¿Cómo encuentro un terapeuta?',
  'le quita los juguetes a su hermana',
])('is not: “%s”', (text) => {
  expect(dangerIn(text).isSelfInjury).toBe(false);
});

test('a crisis wins over self-injury', () => {
  const text = 'He bangs his head on the wall and now he is unconscious';
  expect(crisisIn(text)?.tier).toBe('emergency');
  expect(dangerIn(text).isSelfInjury).toBe(false);
});

test('is found in any part of a long message', () => {
  const ordinary = 'We went to the park and then to the dentist, and he liked the fish tank. ';
  expect(
    dangerIn(`${ordinary.repeat(20)}He bangs his head on the wall. ${ordinary.repeat(20)}`)
      .isSelfInjury,
  ).toBe(true);
});
