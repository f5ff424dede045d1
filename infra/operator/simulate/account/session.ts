import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Act, Family, Step } from '../family.ts';
import { rarities, visit } from '../journey/visit.ts';
import { accountOf, isGone } from './account.ts';

/** Signs in, does a few things in sequence, and signs out or just closes the page. */
export const startSession =
  (family: Family, { first }: { readonly first?: () => Step } = {}): Act =>
  (at) => {
    const { agenda, random } = family;
    const account = accountOf(family);
    if (isGone(family)) return [];
    const sessionId = random.id();
    const begun = first === undefined ? [] : [first(), ...rarities(family)];
    const steps: Step[] = [...begun, ...visit(family)];
    let then = at;
    for (const step of steps) {
      then += 5_000 + random.wait(1.5 * MINUTE_MS);
      agenda.add(then, (now) => (isGone(family) ? [] : step(now, sessionId)));
    }
    if (random.chance(0.35))
      agenda.add(then + random.wait(MINUTE_MS), (now) =>
        isGone(family)
          ? []
          : account.dispatch({ command: 'sign-out', sessionId }, family.itself(now, sessionId)),
      );
    return account.dispatch(
      { command: 'sign-in', sessionId, device: null },
      family.itself(at, sessionId),
    );
  };
