import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { activateLocale, loadCatalog } from '../../../../i18n/load-catalog.ts';
import { descriptionWords, inPhrases, REQUIREMENTS, SOURCES, TAGS } from './directory-phrases.ts';
import { hoursWords } from './hours-words.ts';
import { languageWords } from './language-words.ts';
import { waitlistWords } from './waitlist-words.ts';

beforeAll(async () => {
  await activateLocale('es');
  await loadCatalog('listing');
});

/** Browsers differ in the spaces of a time. */
const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('. m.', '.m.');

test.each([
  ['Monday to Friday, 8:30 am to 5 pm', 'lunes a viernes, de 8:30 a.m. a 5:00 p.m.'],
  [
    'Monday to Friday, 9 am to 7 pm; Saturday, 9 am to 1 pm',
    'lunes a viernes, de 9:00 a.m. a 7:00 p.m.; sábado, de 9:00 a.m. a 1:00 p.m.',
  ],
  ['Mon–Fri 8–17', 'lunes a viernes, de 8:00 a.m. a 5:00 p.m.'],
  ['Tue, Thu and Sat: 12 pm - 4:30 pm', 'martes, jueves y sábado, de 12:00 p.m. a 4:30 p.m.'],
  ['By appointment', 'Con cita previa'],
])('the hours "%s" read "%s"', (hours, words) => {
  const said = hoursWords(i18n, hours);
  expect(said.lang).toBeUndefined();
  expect(plain(said.text)).toBe(words);
});

test.each([
  ['About 2 weeks', 'Alrededor de 2 semanas'],
  ['3 months', '3 meses'],
  ['Two weeks', '2 semanas'],
  ['1-2 years', 'de 1 a 2 años'],
  ['None at the moment', 'No hay por el momento'],
])('the wait "%s" reads "%s"', (waitlist, words) => {
  expect(waitlistWords(i18n, waitlist)).toEqual({ text: words });
});

test.each([
  [TAGS, 'Home visits', 'Visitas a domicilio'],
  [TAGS, 'counseling', 'Consejería'],
  [REQUIREMENTS, 'A referral from a doctor', 'Una referencia de un médico'],
  [SOURCES, 'Made up for demonstration', 'Inventado como demostración'],
])('%#: "%s" is said in Spanish', (phrases, text, words) => {
  expect(inPhrases(i18n, phrases, text)).toEqual({ text: words });
});

test('a demo provider says in Spanish that it is one', () => {
  expect(
    descriptionWords(
      i18n,
      'Early intervention and help with school in St. Louis, MO. An example, not a real provider.',
    ),
  ).toEqual({
    text: 'Intervención temprana y ayuda con la escuela en St. Louis, MO. Es un ejemplo, no un proveedor real.',
  });
});

test('a language that browsers have no name of has one', () => {
  expect(languageWords(i18n, 'ase')).toBe('lengua de señas americana');
});

test.each([
  ['hours', hoursWords, 'Call for our hours'],
  ['wait', waitlistWords, 'Depends on the therapist'],
  ['description', descriptionWords, 'We love kids.'],
])('other words about %s stay as listed, and are marked as English', (_kind, words, text) => {
  expect(words(i18n, text)).toEqual({ text, lang: 'en' });
});
