import { childPlacesDecider } from '@hearthway/domain/children/child-places.ts';
import { addChildSchema, type ChildFields } from '@hearthway/domain/children/children.contract.ts';
import { childrenDecider } from '@hearthway/domain/children/children.decider.ts';
import { byCover, chosenChildrenDecider } from '@hearthway/domain/children/chosen-children.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import type { PlacesState } from '@hearthway/domain/kernel/places.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { type Place, placesFor } from './take-place.ts';

type Dependencies = Pick<CommandDependencies, 'handle' | 'readState'>;

/** Reads the children that hold a place, the oldest place first. */
const readChildren = ({ readState }: Pick<Dependencies, 'readState'>, taken: PlacesState) =>
  Promise.all(
    Array.from(taken.keys(), async (id) => ({ id, child: await readState(childrenDecider, id) })),
  );

/** Creates the function that takes a place for a child. It refuses with `ChildLimitReached`. */
export const childPlaces = (dependencies: Dependencies) =>
  placesFor(dependencies, {
    places: childPlacesDecider,
    objects: childrenDecider,
    limits: CHILD_LIMITS,
  });

/**
 * Returns the id of the family's child of this name, or adds it under the given one. Refuses with
 * `ChildLimitReached`.
 */
export const childNamed = async (
  dependencies: Dependencies,
  {
    name,
    language,
    ...place
  }: Place & { readonly name: string; readonly language: ContentLanguage },
): Promise<string> => {
  const { handle, readState } = dependencies;
  const { id, familyId, now, context } = place;
  const taken = await readState(childPlacesDecider, familyId);
  const children = await readChildren(dependencies, taken);
  const known = children.find(
    ({ child }) => child.status === 'active' && child.fields.name === name,
  );
  if (known !== undefined) return known.id;
  const family = { familyId, language, isFirst: taken.size === 0 };
  const fields = await withKnownDiagnosis(dependencies, addChildSchema.parse({ name }), family);
  await childPlaces(dependencies)(place);
  const command = { command: 'create', id, familyId, fields, now } as const;
  accepted(await handle(childrenDecider, { id, command, context }));
  return id;
};

interface AddingFamily {
  readonly familyId: string;
  readonly language: ContentLanguage;
  /** Whether it has no child yet. */
  readonly isFirst: boolean;
}

const AUTISM: Readonly<Record<ContentLanguage, string>> = { en: 'Autism', es: 'Autismo' };

/**
 * Adds to the fields of a family's first child the date of diagnosis that the family entered before it had
 * children here, so that it is not asked twice.
 */
export const withKnownDiagnosis = async (
  { readState }: Pick<Dependencies, 'readState'>,
  fields: ChildFields,
  { familyId, language, isFirst }: AddingFamily,
): Promise<ChildFields> => {
  if (!isFirst) return fields;
  const { onboarding } = await readState(journeyDecider, familyId);
  const since = onboarding?.diagnosisDate ?? '';
  return since === '' || fields.diagnoses.length > 0
    ? fields
    : { ...fields, diagnoses: [{ name: AUTISM[language], since }] };
};

interface ChildOfFamily {
  readonly childId: string;
  readonly familyId: string;
}

/** Refuses with `UnknownChild` or `ChildGone` unless the child is there, and of this family. */
export const requireChild = async (
  { readState }: Pick<Dependencies, 'readState'>,
  { childId, familyId }: ChildOfFamily,
): Promise<void> => {
  const child = await readState(childrenDecider, childId);
  if (child.status === 'none' || child.familyId !== familyId) throw refuse('UnknownChild');
  if (child.status === 'removed') throw refuse('ChildGone');
};

/**
 * Refuses with `ChildReadOnly` a change of a child that the plan no longer covers. It reads the other children
 * only where there are more than the plan holds.
 */
export const requireCovered = async (
  { readState }: Pick<Dependencies, 'readState'>,
  { childId, familyId, now }: ChildOfFamily & { readonly now: Date },
): Promise<void> => {
  const [plan, taken] = await Promise.all([
    readState(subscriptionDecider, familyId),
    readState(childPlacesDecider, familyId),
  ]);
  const limit = CHILD_LIMITS[tierAt(plan, now)];
  if (taken.size <= limit) return;
  const [chosen, children] = await Promise.all([
    readState(chosenChildrenDecider, familyId),
    readChildren({ readState }, taken),
  ]);
  const present = children.filter(({ child }) => child.status === 'active').map(({ id }) => id);
  if (byCover(present, chosen).indexOf(childId) >= limit) throw refuse('ChildReadOnly');
};
