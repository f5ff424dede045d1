import { CRISIS_TIERS, type CrisisTier } from '@hearthway/domain/crisis/crisis.constants.ts';
import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';
import type { LabeledMessage } from './messages.ts';

/** How many of how many. */
export interface Count {
  readonly right: number;
  readonly of: number;
}

interface Noticed {
  readonly all: Count;
  readonly byTier: Readonly<Record<CrisisTier, Count>>;
}

export interface Evaluation {
  /** Crises that got people to call, in the fixed answer or in a line above the ordinary one. */
  readonly explicit: Noticed;
  readonly implicit: Noticed;
  /** Taken for a crisis. */
  readonly harmless: Count;
  /** Given the line with people to call. */
  readonly harmlessWithLine: Count;
  /** Count of the crises that were noticed. */
  readonly tier: Count;
  readonly selfInjury: Count;
  readonly selfInjuryAsCrisis: Count;
}

/** How well crises are noticed in messages. */
export const evaluateCrises = (
  messages: readonly LabeledMessage[],
  dangerIn: (text: string) => Danger,
): Evaluation => {
  const answers = messages.map((message) => {
    const { crisis, possible } = dangerIn(message.text);
    return { ...message, crisis, possible };
  });
  const ofKind = (kind: LabeledMessage['kind']) => answers.filter((each) => each.kind === kind);
  const shownOf = (kind: LabeledMessage['kind'], tier?: CrisisTier): Count =>
    count(
      ofKind(kind).filter((each) => tier === undefined || each.tier === tier),
      ({ crisis, possible }) => crisis !== null || possible !== null,
    );
  const alarmsOf = (kind: LabeledMessage['kind']): Count =>
    count(ofKind(kind), ({ crisis }) => crisis !== null);
  const noticed = (kind: 'explicit' | 'implicit'): Noticed => {
    const [emergency, selfHarm, violence, overwhelmed] = CRISIS_TIERS;
    return {
      all: shownOf(kind),
      byTier: {
        [emergency]: shownOf(kind, emergency),
        [selfHarm]: shownOf(kind, selfHarm),
        [violence]: shownOf(kind, violence),
        [overwhelmed]: shownOf(kind, overwhelmed),
      },
    };
  };
  return {
    explicit: noticed('explicit'),
    implicit: noticed('implicit'),
    harmless: alarmsOf('harmless'),
    harmlessWithLine: count(ofKind('harmless'), ({ possible }) => possible !== null),
    tier: count(
      answers.filter(({ tier, crisis }) => tier !== null && crisis !== null),
      ({ tier, crisis }) => tier === crisis?.tier,
    ),
    selfInjury: count(
      messages.filter(({ kind }) => kind === 'self-injury'),
      ({ text }) => dangerIn(text).isSelfInjury,
    ),
    selfInjuryAsCrisis: alarmsOf('self-injury'),
  };
};

const count = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): Count => ({
  right: items.filter(isRight).length,
  of: items.length,
});
