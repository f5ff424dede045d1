import { type Decider, reject } from '../kernel/decider.ts';
import type { Tier } from '../subscription/subscription.constants.ts';
import { ACTIVITY_PER_DAY } from './activity.constants.ts';
import type { ReportPrompt } from './activity.contract.ts';
import { type ActivityEvent, activityStream } from './activity.events.ts';

interface ActivityState {
  /** Number of events that day. */
  readonly count: number;
  /** Resource ids. */
  readonly viewed: ReadonlySet<string>;
  /** Places whose upgrade prompt was shown. */
  readonly prompted: ReadonlySet<string>;
  readonly isLimitHit: boolean;
}

export type ActivityCommand =
  | {
      readonly command: 'view-resource';
      readonly resourceId: string;
      /** Current directory data; null for an unlisted resource. */
      readonly listing: {
        readonly name: string;
        readonly category: string;
        readonly state: string;
      } | null;
    }
  | {
      readonly command: 'report-search';
      readonly category: string | null;
      readonly state: string | null;
      readonly resultCount: number;
      readonly terms: readonly string[];
      readonly tier: Tier;
    }
  | { readonly command: 'report-prompt'; readonly prompt: ReportPrompt };

export type ActivityRejection = 'UnknownResource';

/**
 * Counts each resource and each prompt once a day, and every search. A full day accepts nothing more but
 * rejects nothing, so that families can continue searching.
 */
export const activityDecider: Decider<
  ActivityState,
  ActivityCommand,
  ActivityEvent,
  ActivityRejection
> = {
  stream: activityStream,
  initialState: { count: 0, viewed: new Set(), prompted: new Set(), isLimitHit: false },
  evolve: (before, event) => {
    const state = { ...before, count: before.count + 1 };
    switch (event.type) {
      case 'ResourceViewed':
        return { ...state, viewed: new Set([...state.viewed, event.data.resourceId]) };
      case 'SearchPerformed':
        return state;
      case 'FavoriteLimitHit':
        return { ...state, isLimitHit: true };
      case 'UpgradePromptShown':
        return { ...state, prompted: new Set([...state.prompted, event.data.where]) };
    }
  },
  decide: (command, state) => {
    const isFull = state.count >= ACTIVITY_PER_DAY;
    switch (command.command) {
      case 'view-resource': {
        const { resourceId, listing } = command;
        if (state.viewed.has(resourceId)) return [];
        if (listing === null) return reject('UnknownResource');
        const { name, category, state: place } = listing;
        const data = { resourceId, category, name, state: place };
        return isFull ? [] : [{ type: 'ResourceViewed', data }];
      }
      case 'report-search': {
        const { command: _, ...data } = command;
        return isFull ? [] : [{ type: 'SearchPerformed', data }];
      }
      case 'report-prompt': {
        const { prompt } = command;
        if (isFull || isKnown(prompt, state)) return [];
        return prompt.kind === 'favorite-limit'
          ? [{ type: 'FavoriteLimitHit', data: {} }]
          : [{ type: 'UpgradePromptShown', data: { where: prompt.where } }];
      }
    }
  },
};

const isKnown = (prompt: ReportPrompt, { isLimitHit, prompted }: ActivityState): boolean =>
  prompt.kind === 'favorite-limit' ? isLimitHit : prompted.has(prompt.where);
