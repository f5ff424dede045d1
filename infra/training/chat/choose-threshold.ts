import { isDanger } from '@hearthway/domain/chat/crisis-model.ts';
import { relievedOf } from '@hearthway/domain/chat/danger-reliefs.ts';
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

/** Figures of the authors at a threshold, each judged by weights learned from the others. */
interface Choice {
  readonly threshold: number;
  readonly figures: readonly AuthorFigures[];
}

export interface Choices {
  readonly certain: Choice;
  readonly possible: Choice;
}

/**
 * The lowest thresholds at which no more than these shares of all harmless messages are answered as a
 * crisis, or get the line with people to call.
 */
export const chooseThresholds = (
  authors: ReadonlyMap<string, readonly LabeledMessage[]>,
  ordinary: readonly LabeledMessage[],
  falseAlarms: Readonly<Record<keyof Choices, number>>,
): Choices => {
  const judged = [...authors].map(([author, messages]) => {
    const others = [...authors].flatMap(([other, theirs]) => (other === author ? [] : theirs));
    const dangerOf = dangerLearnedFrom([...others, ...ordinary]);
    return {
      author,
      judged: messages.map(
        (message): Judged => ({
          message,
          danger: dangerOf(message.text),
          isExplicit: explicitCrisisIn(relievedOf(message.text).text) !== null,
        }),
      ),
    };
  });
  const figuresAt = (threshold: number, alarms: Alarms): readonly AuthorFigures[] =>
    judged.map(({ author, judged: theirs }) => {
      const share = shareAt(theirs, threshold, alarms);
      return {
        author,
        explicit: share('explicit'),
        implicit: share('implicit'),
        falseAlarms: share('harmless'),
      };
    });
  const all = judged.flatMap(({ judged: theirs }) => theirs);
  const choose = (most: number, alarms: Alarms): Choice => {
    let hundredths = LOWEST;
    while (shareAt(all, hundredths / 100, alarms)('harmless') > most) hundredths += 1;
    return { threshold: hundredths / 100, figures: figuresAt(hundredths / 100, alarms) };
  };
  return {
    certain: choose(falseAlarms.certain, ({ danger, isExplicit }, threshold) =>
      isDanger(danger, isExplicit, threshold),
    ),
    possible: choose(falseAlarms.possible, ({ danger }, threshold) => danger > threshold),
  };
};

type Alarms = (judged: Judged, threshold: number) => boolean;

const LOWEST = -150;

const shareAt =
  (judged: readonly Judged[], threshold: number, alarms: Alarms) =>
  (kind: LabeledMessage['kind']): number => {
    const ofKind = judged.filter(({ message }) => message.kind === kind);
    return ofKind.filter((each) => alarms(each, threshold)).length / ofKind.length;
  };
