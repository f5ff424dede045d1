import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { type Message, say } from '../kernel/message.ts';

/** The mails about recipes. A kind is never renamed: queued mails hold it. */
export const recipeMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept-recipes-corrected'), details: z.object({}) }),
]);

export type RecipeMail = Readonly<z.infer<typeof recipeMailSchema>>;

/** The kinds in words. */
export const RECIPE_MAIL_WORDS: Readonly<Record<RecipeMail['kind'], Message>> = {
  'kept-recipes-corrected': say('Please look again at recipes that you keep'),
};

/** Days that each is worth sending for: it stays true, and the pages say it meanwhile. */
export const RECIPE_MAIL_DAYS: Readonly<Record<RecipeMail['kind'], number>> = {
  'kept-recipes-corrected': 14,
};

/** Names no food, no allergy, no recipe and no child: others may see the mail. */
export const recipeMessagesOf = ({ kind }: RecipeMail): MailMessages => ({
  subject: RECIPE_MAIL_WORDS[kind],
  body: [
    say(
      'We have corrected what we know about foods in our recipes. Of the recipes that you keep, at least one is concerned, for a child whose profile you made.',
    ),
    say('Please look before you cook from them again. Your recipes say which one, and why:'),
    { link: say('Open your recipes'), path: '/dietary/recipes' },
    say('Until then, read the label of each food. We are sorry that we had it wrong.'),
    say(
      'Was it you who kept them? If it wasn’t you, change your password: someone else may be using your account.',
    ),
  ],
});
