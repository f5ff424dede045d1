import * as z from 'zod';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { GUIDES } from '../content/guide.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { GUIDE_WORDS, INTEREST_WORDS, INTERESTS, LANGUAGE_WORDS } from './help.constants.ts';

/** Events of stream `help-{userId}`. The type names are the storage format. */
const helpRated = defineEvent({
  type: 'HelpRated',
  schema: z.object({
    answerId: z.string().describe('The answer of the help, by its id'),
    version: z.int().describe('Version of the answer that the family read'),
    isHelpful: z.boolean().describe('Whether it helped'),
  }),
  sentence: ({ answerId, isHelpful }) =>
    isHelpful
      ? say('Found the help answer *{answerId}* helpful', { answerId })
      : say('Found the help answer *{answerId}* not helpful', { answerId }),
  isOwnAct: true,
  feature: 'rating of help',
  examples: [{ answerId: 'find-providers', version: 1, isHelpful: true }],
});

const interestShown = defineEvent({
  type: 'InterestTold',
  schema: z.object({
    interest: z.enum(INTERESTS).describe('A part of Hearthway that is not open yet'),
  }),
  sentence: ({ interest }) =>
    say('Would like to have *{interest}*', { interest: choice(INTEREST_WORDS, interest) }),
  isOwnAct: true,
  examples: [{ interest: 'family-forum' }],
});

const guideDownloaded = defineEvent({
  type: 'GuideDownloaded',
  schema: z.object({
    guideId: z.enum(GUIDES).describe('The guide, by its id'),
    language: z.enum(CONTENT_LANGUAGES).describe('Language of the file'),
  }),
  sentence: ({ guideId, language }) =>
    say('Downloaded the guide *{guide}* in {language}', {
      guide: choice(GUIDE_WORDS, guideId),
      language: choice(LANGUAGE_WORDS, language),
    }),
  isOwnAct: true,
  feature: 'guides',
  examples: [{ guideId: 'getting-started', language: 'es' }],
});

export const helpStream = defineStream('help', [helpRated, interestShown, guideDownloaded]);

export type HelpEvent = EventOf<typeof helpStream>;
