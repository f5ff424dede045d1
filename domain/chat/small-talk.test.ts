import { expect, test } from 'vitest';
import { smallTalkIn } from './small-talk.ts';

test.each(['hi', 'Hello!', 'good morning, how are you today?', 'Hola', 'Buenas tardes 🙂'])(
  'a greeting: %s',
  (text) => {
    expect(smallTalkIn(text)).toBe('greeting');
  },
);

test.each([
  'thanks',
  'Thank you so much, that was really helpful!',
  'muchas gracias por la ayuda',
  'ok thx',
])('thanks: %s', (text) => {
  expect(smallTalkIn(text)).toBe('thanks');
});

test.each([
  'are you a real person?',
  'r u a bot',
  'Am I talking to a human or a machine?',
  'What can you do?',
  '¿Eres una persona de verdad?',
  '¿hablo con un robot?',
  'hay alguien ahí?',
  'quién eres',
])('who answers: %s', (text) => {
  expect(smallTalkIn(text)).toBe('who-answers');
});

test.each([
  'hi, who pays for speech therapy?',
  'hello I cannot do this any more',
  'thanks for nothing',
  'thank you letter for the teacher',
  'are you a person who can come to our IEP meeting?',
  'good night everyone, and goodbye',
  'he will not say hello',
  'gracias pero no entendí',
  '?!',
])('a message that asks or says more is no small talk: %s', (text) => {
  expect(smallTalkIn(text)).toBeNull();
});
