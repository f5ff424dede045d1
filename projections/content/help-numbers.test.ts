import {
  CODE_LENGTH,
  CODE_TRIES,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_HOURS,
} from '@hearthway/domain/account/account.constants.ts';
import {
  ACHIEVEMENTS,
  POINTS_PER_LEVEL,
} from '@hearthway/domain/achievements/achievements.constants.ts';
import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import { help, lessons as lessonKind } from '@hearthway/domain/content/kinds.ts';
import { plainText } from '@hearthway/domain/content/plain-text.ts';
import {
  BEYOND_SHOWN,
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  PLUS_RADIUS_MILES,
  SEARCH_MAX_LENGTH,
} from '@hearthway/domain/directory/directory.constants.ts';
import {
  REPORT_TEXT_MAX_LENGTH,
  REPORTS_PER_DAY,
} from '@hearthway/domain/directory/listing-report.constants.ts';
import {
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
  MAX_COMPARED,
  NOTE_MAX_LENGTH,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import { FREQUENT_QUESTIONS } from '@hearthway/domain/help/help.constants.ts';
import { HELP_ANSWERS } from '@hearthway/domain/help/help-answers.constants.ts';
import { REMINDER_DAYS } from '@hearthway/domain/insurance/denials.constants.ts';
import { CALLS_LIMIT } from '@hearthway/domain/insurance/insurance.constants.ts';
import { FONT_SIZE } from '@hearthway/domain/journey/accessibility.constants.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import {
  CODE_MINUTES,
  DELETION_GRACE_DAYS,
  EXPORT_DAYS,
  RETENTION_MONTHS,
} from '@hearthway/domain/kernel/retention.constants.ts';
import {
  PASS_SCORE,
  PRACTICE_QUESTIONS_PER_DAY,
  XP_PER_LEVEL,
} from '@hearthway/domain/learning/learning.constants.ts';
import { LESSONS } from '@hearthway/domain/learning/lessons.constants.ts';
import { BACKUP_DAYS, MINIMUM_AGE } from '@hearthway/domain/legal/legal.constants.ts';
import { IDLE_MINUTES, IDLE_WARNING_MINUTES } from '@hearthway/domain/session/session.constants.ts';
import {
  FAMILY_CHILDREN_LIMIT,
  FAMILY_MONTHLY_CENTS,
  PAST_DUE_DAYS,
  PLUS_MONTHLY_CENTS,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  ANSWER_FROM_HOURS,
  ANSWER_HOURS,
  GRANT_MINUTES,
} from '@hearthway/domain/support/support.constants.ts';
import { expect, test } from 'vitest';
import { items } from './product-content.fixture.ts';

const answers = items.filter(({ kind }) => kind === help.name);

const miles = (count: number) => ({ en: `${count} miles`, es: `${count} millas` });
const days = (count: number) => ({ en: `${count} days`, es: `${count} días` });
const minutes = (count: number) => ({ en: `${count} minutes`, es: `${count} minutos` });
const years = (months: number) => ({ en: `${months / 12} years`, es: `${months / 12} años` });
const months = (count: number) => ({ en: `${count} months`, es: `${count} meses` });
const price = (cents: number) => ({ en: `$${cents / 100} a month`, es: `$${cents / 100} al mes` });
const same = (text: string | number) => ({ en: String(text), es: String(text) });
const grouped = (count: number) => same(count.toLocaleString('en-US'));
const of = (count: number, en: string, es: string) => ({
  en: `${count} ${en}`,
  es: `${count} ${es}`,
});

/** Each number that an answer states, beside the constant that sets it. */
const NUMBERS: Readonly<Record<string, readonly { readonly en: string; readonly es: string }[]>> = {
  'distance-filter': [
    miles(FREE_RADIUS_MILES),
    miles(PLUS_RADIUS_MILES),
    { en: '5, 10, 25 or 50 miles', es: '5, 10, 25 o 50 millas' },
  ],
  'is-it-free': [
    of(FREE_RESULTS_PER_SEARCH, 'results of each search', 'resultados de cada búsqueda'),
    of(FREE_FAVORITES_LIMIT, 'favorites', 'favoritos'),
    price(PLUS_MONTHLY_CENTS),
    price(FAMILY_MONTHLY_CENTS),
    { en: `${TRIAL_DAYS} days for free`, es: `${TRIAL_DAYS} días gratis` },
  ],
  'search-words': [of(SEARCH_MAX_LENGTH, 'letters', 'letras')],
  'nothing-found': [of(BEYOND_SHOWN, 'of the nearest', 'de los proveedores')],
  'correct-listing': [grouped(REPORT_TEXT_MAX_LENGTH), of(REPORTS_PER_DAY, 'reports', 'informes')],
  'favorites-limit': [
    of(FREE_FAVORITES_LIMIT, 'providers', 'proveedores'),
    { en: `From ${FREE_FAVORITES_WARNING} on`, es: `A partir de ${FREE_FAVORITES_WARNING}` },
  ],
  'favorites-notes': [grouped(NOTE_MAX_LENGTH)],
  'compare-favorites': [of(MAX_COMPARED, 'at most', 'como máximo')],
  'call-my-plan': [of(CALLS_LIMIT, 'calls', 'llamadas')],
  'appeal-reminders': [
    {
      en: `${REMINDER_DAYS.slice(0, -1).join(', ')} and ${REMINDER_DAYS.at(-1)} days`,
      es: `${REMINDER_DAYS.slice(0, -1).join(', ')} y ${REMINDER_DAYS.at(-1)} días`,
    },
  ],
  'lesson-questions': [of(PASS_SCORE, 'percent', 'por ciento')],
  'xp-and-badges': [of(XP_PER_LEVEL, 'XP', 'XP')],
  'learning-days': [of(PRACTICE_QUESTIONS_PER_DAY, 'questions a day', 'preguntas al día')],
  achievements: [
    { en: `There are ${ACHIEVEMENTS.length}`, es: `Hay ${ACHIEVEMENTS.length}` },
    of(POINTS_PER_LEVEL, 'points', 'puntos'),
  ],
  'compare-plans': [
    of(FREE_RESULTS_PER_SEARCH, 'results', 'resultados'),
    miles(FREE_RADIUS_MILES),
    of(FREE_FAVORITES_LIMIT, 'favorites', 'favoritos'),
    price(PLUS_MONTHLY_CENTS),
    miles(PLUS_RADIUS_MILES),
    price(FAMILY_MONTHLY_CENTS),
  ],
  'free-trial': [days(TRIAL_DAYS), days(TRIAL_NOTICE_DAYS)],
  'payment-failed': [days(PAST_DUE_DAYS)],
  receipts: [years(RETENTION_MONTHS.billing)],
  'children-and-partner': [
    { en: `${FAMILY_CHILDREN_LIMIT} children`, es: `hasta ${FAMILY_CHILDREN_LIMIT}` },
  ],
  'create-account': [of(PASSWORD_MIN_LENGTH, 'characters', 'caracteres'), same(MINIMUM_AGE)],
  'forgot-password': [
    of(CODE_LENGTH, 'digits', 'cifras'),
    minutes(CODE_MINUTES),
    of(RESET_LINK_HOURS, 'hours', 'horas'),
  ],
  'confirm-email': [
    of(CODE_LENGTH, 'digits', 'cifras'),
    minutes(CODE_MINUTES),
    of(CODE_TRIES, 'tries', 'intentos'),
  ],
  'signed-out': [minutes(IDLE_MINUTES), minutes(IDLE_WARNING_MINUTES)],
  privacy: [
    months(RETENTION_MONTHS.analytics),
    months(RETENTION_MONTHS['support-chats']),
    years(RETENTION_MONTHS.billing),
  ],
  'reach-a-person': [of(ANSWER_FROM_HOURS, `to ${ANSWER_HOURS} hours`, `a ${ANSWER_HOURS} horas`)],
  'answer-time': [
    of(ANSWER_FROM_HOURS, `to ${ANSWER_HOURS} hours`, `a ${ANSWER_HOURS} horas`),
    { en: `${ANSWER_HOURS} hours at most`, es: `${ANSWER_HOURS} horas como máximo` },
  ],
  'support-sees': [minutes(GRANT_MINUTES)],
  'download-data': [days(EXPORT_DAYS)],
  'delete-account': [days(DELETION_GRACE_DAYS), days(BACKUP_DAYS), years(RETENTION_MONTHS.billing)],
  accessibility: [
    {
      en: `${FONT_SIZE.min} to ${FONT_SIZE.max} pixels`,
      es: `${FONT_SIZE.min} a ${FONT_SIZE.max} píxeles`,
    },
  ],
};

test(
  'the numbers of … are those of the product',
  everyRow(Object.entries(NUMBERS), ([id, numbers]) => {
    const texts = answers.find((answer) => answer.id === id)?.texts;
    for (const language of CONTENT_LANGUAGES) {
      const { words, sections } =
        texts?.[language] ?? expect.fail(`There is no ${id}.${language}.md`);
      const said = [words.description, ...sections.map(plainText)].join('\n');
      for (const number of numbers) expect(said).toContain(number[language]);
    }
  }),
);

test('reports have a row for each answer, and for each section and question of each lesson', () => {
  expect(HELP_ANSWERS).toEqual(answers.map(({ id }) => id).toSorted());
  const lessons = items.filter(({ kind }) => kind === lessonKind.name);
  expect(LESSONS.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id).toSorted());
  for (const { id, sections, questions } of LESSONS) {
    const text = lessons.find((each) => each.id === id)?.texts.en ?? expect.fail(id);
    expect({ id, sections: text.sections.length, questions }).toEqual({
      id,
      sections,
      questions: text.questions.map((question) => question.id),
    });
  }
});

test('the six frequent questions have their answers', () => {
  expect(FREQUENT_QUESTIONS).toHaveLength(6);
  const ids = answers.map(({ id }) => id);
  expect(FREQUENT_QUESTIONS.filter((id) => !ids.includes(id))).toEqual([]);
});

test('there are at least thirty answers beside them', () => {
  expect(answers.length).toBeGreaterThanOrEqual(FREQUENT_QUESTIONS.length + 30);
});
