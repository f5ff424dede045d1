import { isDanger } from '@hearthway/domain/chat/crisis-model.ts';
import { crisisTextOf } from '@hearthway/domain/chat/crisis-text.ts';
import { explicitCrisisIn } from '@hearthway/domain/chat/explicit-crisis.ts';
import { learn, scoreIn } from './learn.ts';
import type { LabeledMessage } from './messages.ts';

/** A message and how dangerous weights find it that were learned from the other authors. */
interface Judged {
  readonly message: LabeledMessage;
  readonly danger: number;
  readonly isExplicit: boolean;
}

interface AuthorFigures {
  readonly author: string;
  /** Shares from 0 to 1. */
  readonly explicit: number;
  readonly implicit: number;
  readonly falseAlarms: number;
}

export interface Choice {
  readonly threshold: number;
  readonly figures: readonly AuthorFigures[];
}

/** The lowest threshold at which, on average over the authors, so few harmless messages alarm. */
export const chooseThreshold = (
  authors: ReadonlyMap<string, readonly LabeledMessage[]>,
  falseAlarms: number,
): Choice => {
  const judged = [...authors].map(([author, messages]) => {
    const others = [...authors].flatMap(([other, theirs]) => (other === author ? [] : theirs));
    const learned = learn(others);
    return {
      author,
      judged: messages.map(
        (message): Judged => ({
          message,
          danger: scoreIn(learned, 'danger', message.text),
          isExplicit: explicitCrisisIn(crisisTextOf(message.text)) !== null,
        }),
      ),
    };
  });
  const figuresAt = (threshold: number): readonly AuthorFigures[] =>
    judged.map(({ author, judged: theirs }) => {
      const share = shareAt(theirs, threshold);
      return {
        author,
        explicit: share('explicit'),
        implicit: share('implicit'),
        falseAlarms: share('harmless'),
      };
    });
  for (let hundredths = 0; ; hundredths += 1) {
    const threshold = hundredths / 100;
    const figures = figuresAt(threshold);
    if (mean(figures.map((each) => each.falseAlarms)) <= falseAlarms) return { threshold, figures };
  }
};

const shareAt =
  (judged: readonly Judged[], threshold: number) =>
  (kind: LabeledMessage['kind']): number => {
    const ofKind = judged.filter(({ message }) => message.kind === kind);
    const alarms = ofKind.filter(({ danger, isExplicit }) =>
      isDanger(danger, isExplicit, threshold),
    );
    return alarms.length / ofKind.length;
  };

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
