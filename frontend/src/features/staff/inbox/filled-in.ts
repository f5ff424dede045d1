import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import type { ReplyTemplate } from '@hearthway/domain/staff/reply-templates.constants.ts';

/**
 * Fills a template for this sender: in English where their language is missing. Without a name, the greeting
 * omits it.
 */
export const filledIn = (
  { text }: ReplyTemplate,
  sender: { readonly language: string; readonly name: string | null },
): string => {
  const { name } = sender;
  const language = CONTENT_LANGUAGES.find((each) => each === sender.language) ?? 'en';
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return first === ''
    ? text[language].replace(/,? \{name\}/, '')
    : text[language].replaceAll('{name}', () => first);
};
