import { childLinksDecider } from '@hearthway/domain/children/child-links.ts';
import { childPlacesDecider } from '@hearthway/domain/children/child-places.ts';
import { COMMUNICATION_WAYS } from '@hearthway/domain/children/children.constants.ts';
import { addChildSchema } from '@hearthway/domain/children/children.contract.ts';
import { type ChildCommand, childrenDecider } from '@hearthway/domain/children/children.decider.ts';
import { chosenChildrenDecider } from '@hearthway/domain/children/chosen-children.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { takePlace } from './take-place.ts';

/** Ids of the children that a family added. */
const childrenOf = perFamily((): string[] => []);

const place = (family: Family, id: string): Step =>
  takePlace(family, { places: childPlacesDecider, objects: childrenDecider, id });

/** Adds a child, if the plan has room. */
export const addChild =
  (family: Family, id: string): Step =>
  (at, sessionId) => {
    const taken = place(family, id)(at, sessionId);
    if (taken.length === 0) return [];
    childrenOf(family).push(id);
    const communication = [family.random.pick(COMMUNICATION_WAYS)];
    const fields = addChildSchema.parse({ name: 'A child', communication });
    return [...taken, ...dispatch(family, { command: 'create', fields }, id)(at, sessionId)];
  };

type Act = ChildCommand extends infer Command
  ? Command extends ChildCommand
    ? Omit<Command, 'id' | 'familyId' | 'now'>
    : never
  : never;

const dispatch =
  ({ own, itself, userId: familyId }: Family, act: Act, id: string): Step =>
  (at, sessionId) =>
    own.dispatch(
      childrenDecider,
      { ...act, id, familyId, now: new Date(at) },
      itself(at, sessionId),
      id,
    );

const markFor =
  ({ own, itself }: Family, command: 'link' | 'unlink', childId: string): Step =>
  (at, sessionId) =>
    own.dispatch(
      childLinksDecider,
      { command, link: { kind: 'favorite', objectId: '1', childId } },
      itself(at, sessionId),
    );

const choose =
  ({ own, itself }: Family, childId: string): Step =>
  (at, sessionId) =>
    own.dispatch(chosenChildrenDecider, { command: 'choose', childId }, itself(at, sessionId));

/** Returns the first child that is there. */
export const presentChild = (family: Family): string | undefined =>
  childrenOf(family).find((id) => family.own.stateOf(childrenDecider, id).status === 'active');

interface ChildrenOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

/** Adds a child if the plan allows another; later ones are changed, removed and restored. */
export const tendChildren =
  (family: Family, { course }: ChildrenOptions = {}): Step =>
  (at, sessionId) => {
    const { random } = family;
    const known = childrenOf(family);
    const change = (id: string): Step =>
      dispatch(family, { command: 'change', changes: { strengths: `Told at ${at}` } }, id);
    const remove = (id: string): Step => dispatch(family, { command: 'remove' }, id);
    const restore =
      (id: string): Step =>
      (...when) => {
        if (family.own.stateOf(childrenDecider, id).status !== 'removed') return [];
        const taken = place(family, id)(...when);
        return [...taken, ...dispatch(family, { command: 'restore' }, id)(...when)];
      };
    if (course === 'everything') {
      const id = random.id();
      const steps = [
        addChild(family, id),
        change(id),
        markFor(family, 'link', id),
        markFor(family, 'unlink', id),
        choose(family, id),
        remove(id),
        restore(id),
        remove(id),
      ];
      return steps.flatMap((step) => step(at, sessionId));
    }
    const draw = random.next();
    if (known.length === 0 || draw < 0.3) return addChild(family, random.id())(at, sessionId);
    return (draw < 0.9 ? change : remove)(random.pick(known))(at, sessionId);
  };
