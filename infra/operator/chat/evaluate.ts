import { CRISIS_TIERS, type CrisisTier } from '@hearthway/domain/chat/crisis.constants.ts';
import { crisisIn, selfInjuryIn } from '@hearthway/domain/chat/crisis.ts';
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
  readonly explicit: Noticed;
  readonly implicit: Noticed;
  /** Taken for a crisis. */
  readonly harmless: Count;
  /** Of the crises that were noticed. */
  readonly tier: Count;
  readonly selfInjury: Count;
  readonly selfInjuryAsCrisis: Count;
}

/** How well crises are noticed in messages. */
export const evaluateCrises = (messages: readonly LabeledMessage[]): Evaluation => {
  const answers = messages.map((message) => ({ ...message, crisis: crisisIn(message.text) }));
  const alarmsOf = (kind: LabeledMessage['kind'], tier?: CrisisTier): Count =>
    count(
      answers.filter((each) => each.kind === kind && (tier === undefined || each.tier === tier)),
      ({ crisis }) => crisis !== null,
    );
  const noticed = (kind: 'explicit' | 'implicit'): Noticed => {
    const [emergency, selfHarm, violence, overwhelmed] = CRISIS_TIERS;
    return {
      all: alarmsOf(kind),
      byTier: {
        [emergency]: alarmsOf(kind, emergency),
        [selfHarm]: alarmsOf(kind, selfHarm),
        [violence]: alarmsOf(kind, violence),
        [overwhelmed]: alarmsOf(kind, overwhelmed),
      },
    };
  };
  return {
    explicit: noticed('explicit'),
    implicit: noticed('implicit'),
    harmless: alarmsOf('harmless'),
    tier: count(
      answers.filter(({ tier, crisis }) => tier !== null && crisis !== null),
      ({ tier, crisis }) => tier === crisis?.tier,
    ),
    selfInjury: count(
      messages.filter(({ kind }) => kind === 'self-injury'),
      ({ text }) => selfInjuryIn(text),
    ),
    selfInjuryAsCrisis: alarmsOf('self-injury'),
  };
};

const count = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): Count => ({
  right: items.filter(isRight).length,
  of: items.length,
});
