import type { Decider } from '../kernel/decider.ts';
import type { UpgradePrompt } from './prompts.constants.ts';
import { type UpgradePromptsEvent, upgradePromptsStream } from './prompts.events.ts';
import { UPGRADE_PROMPT_REST_MS } from './subscription.constants.ts';

/** Until when each dismissed prompt stays away, as ISO dates and times. */
export type DismissedPrompts = Readonly<Partial<Record<UpgradePrompt, string>>>;

export interface DismissPrompt {
  readonly command: 'dismiss-prompt';
  readonly where: UpgradePrompt;
  readonly now: Date;
}

export const evolvePrompts = (
  dismissed: DismissedPrompts,
  { data: { where, until } }: UpgradePromptsEvent,
): DismissedPrompts => ({ ...dismissed, [where]: until });

/** A prompt that is away stays away as long as it was said. */
export const upgradePromptsDecider: Decider<
  DismissedPrompts,
  DismissPrompt,
  UpgradePromptsEvent,
  never
> = {
  stream: upgradePromptsStream,
  initialState: {},
  evolve: evolvePrompts,
  decide: ({ where, now }, dismissed) => {
    const until = dismissed[where];
    if (until !== undefined && now.getTime() < Date.parse(until)) return [];
    const end = new Date(now.getTime() + UPGRADE_PROMPT_REST_MS).toISOString();
    return [{ type: 'UpgradePromptDismissed', data: { where, until: end } }];
  },
};
