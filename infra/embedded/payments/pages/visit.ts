import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Cents } from '../storage/records.ts';
import type { Seconds } from '../time/months.ts';
import { type FormObject, parseForm } from '../wire/form.ts';
import { ENGLISH, type Words } from './words.ts';
import { SPANISH } from './words-spanish.ts';

const LANGUAGES = { en: ENGLISH, es: SPANISH } as const;
const NAMES = { en: 'English', es: 'Español' } as const;

type Language = keyof typeof LANGUAGES;

/** Page request with the texts for its response. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly languages: typeof NAMES;
  readonly words: Words;
  /** Fields of the submitted form. */
  readonly form: Readonly<Record<string, string>>;
  readonly money: (amount: Cents) => string;
  readonly date: (moment: Seconds) => string;
  /** Returns one of these pages' addresses in the chosen language. */
  readonly link: (path: string) => string;
}

const isLanguage = (text: string): text is Language => text in LANGUAGES;

const languageIn = (text: string | null | undefined): Language | undefined => {
  const language = text?.trim().slice(0, 2).toLowerCase();
  return language !== undefined && isLanguage(language) ? language : undefined;
};

/** Prefers the language of the address, then of the session, then the browser's first supported one. */
const chooseLanguage = (
  { url, headers }: FastifyRequest,
  locale: string | null,
): { readonly chosen: Language | undefined; readonly language: Language } => {
  const chosen = languageIn(new URLSearchParams(url.split('?', 2)[1]).get('locale'));
  const accepted = (headers['accept-language'] ?? '').split(',').map(languageIn);
  const [first] = [chosen, languageIn(locale), ...accepted].filter((each) => each !== undefined);
  return { chosen, language: first ?? 'en' };
};

const fieldsOf = (form: FormObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

export const receiveVisit = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale: string | null = null,
): Visit => {
  const { chosen, language } = chooseLanguage(request, locale);
  const money = new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  });
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    request,
    reply,
    language,
    languages: NAMES,
    words: LANGUAGES[language],
    form: fieldsOf(parseForm(request.method === 'POST' ? String(request.body ?? '') : '')),
    money: (amount) => money.format(amount / 100),
    date: (moment) => date.format(moment * 1000),
    link: (path) => {
      if (chosen === undefined) return path;
      return `${path}${path.includes('?') ? '&' : '?'}locale=${chosen}`;
    },
  };
};

const idSchema = z.object({ id: z.string() });

export const idOf = ({ params }: FastifyRequest): string => idSchema.parse(params).id;
