import type { Language } from '@hearthway/domain/product.ts';

/** Nobody knows where it is read, so every time is told in the same zone, which is said with it. */
const formats = (options: Intl.DateTimeFormatOptions) => {
  // Whatever their language, the families live in the United States.
  const inLanguage = (language: Language) =>
    new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: 'UTC' });
  const known: Readonly<Record<Language, Intl.DateTimeFormat>> = {
    en: inLanguage('en'),
    es: inLanguage('es'),
  };
  return (language: Language, at: Date): string => known[language].format(at);
};

/** Such as "March 4, 2026". */
export const dayIn = formats({ dateStyle: 'long' });

/** Such as "March 2026". */
export const monthIn = formats({ month: 'long', year: 'numeric' });

/** Such as "Mar 4, 2026, 11:30 PM". */
export const momentIn = formats({ dateStyle: 'medium', timeStyle: 'short' });
