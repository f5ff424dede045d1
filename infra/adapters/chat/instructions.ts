import { readFileSync } from 'node:fs';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';

const read = (language: ContentLanguage): string =>
  readFileSync(new URL(`instructions.${language}.md`, import.meta.url), 'utf8').trim();

/** Instructions for an outside model, by the language of its answer. */
export const INSTRUCTIONS: Readonly<Record<ContentLanguage, string>> = {
  en: read('en'),
  es: read('es'),
};
