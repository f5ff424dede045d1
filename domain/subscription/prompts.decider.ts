import type { Decider } from '../kernel/decider.ts';
import type { UpgradePrompt } from './prompts.constants.ts';
import { type UpgradePromptsEvent, upgradePromptsStream } from './prompts.events.ts';
import { UPGRADE_PROMPT_REST_MS } from './subscription.constants.ts';

/** End of each dismissal, as ISO date and time. */
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

/** Dismissing a hidden prompt again does not extend its dismissal. */
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
