import type { ContentLanguage } from '../content/content.constants.ts';
import type { Message } from '../kernel/message.ts';

/** How recipes, weeks and shopping lists are put into words. */
export interface Speech {
  readonly language: ContentLanguage;
  readonly translate: (message: Message) => string;
  readonly titleOf: (recipeId: string) => string;
}
