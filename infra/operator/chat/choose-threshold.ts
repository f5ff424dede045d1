import { isDanger } from '@hearthway/domain/chat/crisis-model.ts';
import { crisisTextOf } from '@hearthway/domain/chat/crisis-text.ts';
import { explicitCrisisIn } from '@hearthway/domain/chat/explicit-crisis.ts';
import { dangerLearnedFrom } from './crisis-learner.ts';
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

/** The lowest threshold at which so few of all harmless messages alarm. */
export const chooseThreshold = (
  authors: ReadonlyMap<string, readonly LabeledMessage[]>,
  ordinary: readonly LabeledMessage[],
  falseAlarms: number,
): Choice => {
  const judged = [...authors].map(([author, messages]) => {
    const others = [...authors].flatMap(([other, theirs]) => (other === author ? [] : theirs));
    const dangerOf = dangerLearnedFrom([...others, ...ordinary]);
    return {
      author,
      judged: messages.map(
        (message): Judged => ({
          message,
          danger: dangerOf(message.text),
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
  const all = judged.flatMap(({ judged: theirs }) => theirs);
  let hundredths = LOWEST;
  while (shareAt(all, hundredths / 100)('harmless') > falseAlarms) hundredths += 1;
  return { threshold: hundredths / 100, figures: figuresAt(hundredths / 100) };
};

const LOWEST = -50;

const shareAt =
  (judged: readonly Judged[], threshold: number) =>
  (kind: LabeledMessage['kind']): number => {
    const ofKind = judged.filter(({ message }) => message.kind === kind);
    const alarms = ofKind.filter(({ danger, isExplicit }) =>
      isDanger(danger, isExplicit, threshold),
    );
    return alarms.length / ofKind.length;
  };
