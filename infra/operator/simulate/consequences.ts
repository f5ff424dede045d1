import { policies } from '@hearthway/domain/contexts.ts';
import type { PolicyState } from '@hearthway/domain/kernel/policy.ts';
import type { Family } from './family.ts';
import type { SimulatedEvent } from './recorder.ts';

/** Events that policies derive from a family's events, each right after its cause. */
export const consequencesOf = ({
  userId,
  own,
}: Pick<Family, 'userId' | 'own'>): ((cause: SimulatedEvent) => readonly SimulatedEvent[]) => {
  const states = new Map<string, PolicyState>();
  return ({ streamName: streamId, ...cause }) => {
    const event = { ...cause, streamId, position: { commit: 0n } };
    const at = Date.parse(cause.metadata.occurredAt);
    return policies
      .filter((policy) => policy.types.includes(event.type) && policy.keyOf(event) === userId)
      .flatMap((policy) => {
        const before = states.get(policy.name) ?? policy.open(userId, null);
        const { state, consequences } = before.after(event);
        states.set(policy.name, state);
        const circumstances = { at, actor: policy.name, sessionId: null, state: null };
        return consequences.flatMap((consequence) =>
          'mail' in consequence || 'alert' in consequence
            ? []
            : consequence.dispatch((decider, id, command) =>
                own.dispatch(decider, command, circumstances, id),
              ),
        );
      });
  };
};
