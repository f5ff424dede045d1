import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { UPGRADE_PROMPT_WORDS, UPGRADE_PROMPTS } from './prompts.constants.ts';

/** Events of stream `upgradePrompts-{userId}`. The type names are the storage format. */
const upgradePromptDismissed = defineEvent({
  type: 'UpgradePromptDismissed',
  schema: z.object({
    where: z.enum(UPGRADE_PROMPTS).describe('The upgrade prompt'),
    until: z.string().describe('Until when it stays away'),
  }),
  sentence: ({ where }) =>
    say('Hid an upgrade prompt: {where}', { where: choice(UPGRADE_PROMPT_WORDS, where) }),
  isOwnAct: true,
  examples: [{ where: 'home-banner', until: '2026-11-22T09:00:00.000Z' }],
});

export const upgradePromptsStream = defineStream('upgrade-prompts', [upgradePromptDismissed]);

export type UpgradePromptsEvent = EventOf<typeof upgradePromptsStream>;
