import type { ContentLanguage } from '../content/content.constants.ts';
import type { GuideId } from '../content/guide.constants.ts';
import type { Decider } from '../kernel/decider.ts';
import { type Interest, RATED_ANSWERS_LIMIT } from './help.constants.ts';
import { type HelpEvent, helpStream } from './help.events.ts';

interface Vote {
  readonly version: number;
  readonly isHelpful: boolean;
}

interface HelpState {
  /** By answer: a family's last vote. */
  readonly votes: ReadonlyMap<string, Vote>;
  readonly interests: ReadonlySet<Interest>;
  /** Guides that were downloaded, each with its language. */
  readonly downloads: ReadonlySet<string>;
}

export type HelpCommand =
  | (Vote & { readonly command: 'rate'; readonly answerId: string })
  | { readonly command: 'tell-interest'; readonly interest: Interest }
  | {
      readonly command: 'download-guide';
      readonly guideId: GuideId;
      readonly language: ContentLanguage;
    };

/**
 * One vote per answer, which the family can change. Beyond the limit, a vote on yet another answer is
 * silently not taken. A guide in a language counts as downloaded once.
 */
export const helpDecider: Decider<HelpState, HelpCommand, HelpEvent, never> = {
  stream: helpStream,
  initialState: { votes: new Map(), interests: new Set(), downloads: new Set() },
  evolve: (state, event) => {
    if (event.type === 'InterestTold')
      return { ...state, interests: new Set(state.interests).add(event.data.interest) };
    if (event.type === 'GuideDownloaded')
      return { ...state, downloads: new Set(state.downloads).add(downloadOf(event.data)) };
    const { answerId, version, isHelpful } = event.data;
    return { ...state, votes: new Map(state.votes).set(answerId, { version, isHelpful }) };
  },
  decide: (command, { votes, interests, downloads }) => {
    if (command.command === 'tell-interest') {
      const { interest } = command;
      return interests.has(interest) ? [] : [{ type: 'InterestTold', data: { interest } }];
    }
    if (command.command === 'download-guide') {
      const { guideId, language } = command;
      if (downloads.has(downloadOf({ guideId, language }))) return [];
      return [{ type: 'GuideDownloaded', data: { guideId, language } }];
    }
    const { answerId, version, isHelpful } = command;
    const before = votes.get(answerId);
    if (before === undefined && votes.size >= RATED_ANSWERS_LIMIT) return [];
    if (before?.version === version && before.isHelpful === isHelpful) return [];
    return [{ type: 'HelpRated', data: { answerId, version, isHelpful } }];
  },
};

const downloadOf = ({
  guideId,
  language,
}: {
  readonly guideId: GuideId;
  readonly language: ContentLanguage;
}): string => `${guideId}.${language}`;
