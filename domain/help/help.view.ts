import type { Recorded, View } from '../kernel/view.ts';
import type { Help } from './help.contract.ts';
import type { HelpEvent } from './help.events.ts';

export const NO_HELP: Help = { ratings: [], interests: [] };

export const helpView: View<Help, Recorded<HelpEvent>> = {
  evolve: (before, event) => {
    const row = before ?? NO_HELP;
    if (event.type === 'InterestTold') {
      const { interest } = event.data;
      return { ...row, interests: [...new Set([...row.interests, interest])] };
    }
    // Nothing shows it: a file is in the family's own hands.
    if (event.type === 'GuideDownloaded') return row;
    const { answerId, isHelpful } = event.data;
    const at = row.ratings.findIndex((rating) => rating.answerId === answerId);
    const rating = { answerId, isHelpful };
    return {
      ...row,
      ratings: at < 0 ? [...row.ratings, rating] : row.ratings.with(at, rating),
    };
  },
};
