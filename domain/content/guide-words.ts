import { type Message, say } from '../kernel/message.ts';
import type { CitedFact } from './content.contract.ts';

/** Words of a guide file beside the text of the guide. */
export const GUIDE_WORDS = {
  sources: say('Sources'),
  noAdvice: say('Information, not medical or legal advice'),
} as const;

export const guideCheckedOn = (day: Date): Message =>
  say('We compared this guide with its sources on {day}.', { day });

export const guidePage = (page: number, pages: number): Message =>
  say('Page {page} of {pages}', { page, pages });

export const sourceNumber = (number: number): Message => say('Source {number}', { number });

export const sourceDate = (when: string): Message => say('as of {when}', { when });

/** How far a source was verified; undefined where it was read itself. */
export const verifiedWords = ({ verified }: Pick<CitedFact, 'verified'>): Message | undefined => {
  switch (verified) {
    case 'primary':
      return undefined;
    case 'secondary':
      return say('We read it in another party’s words.');
    case 'unverified':
      return say('General advice.');
  }
};
