import type { RecipeData } from '../content/recipe.contract.ts';
import { proofsOf, type Watched } from '../ingredients/allergen-states.ts';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';

export interface RecipeFlags {
  readonly isGlutenFree: boolean;
  readonly isDairyFree: boolean;
  /** Neither tree nuts nor peanuts. */
  readonly isNutFree: boolean;
  /** Nothing is known against it for any of the nine. */
  readonly isFreeOfNine: boolean;
  readonly isLowSensory: boolean;
  readonly isFingerFood: boolean;
}

type Sensed = Pick<RecipeData, 'lines' | 'textures' | 'smell' | 'eatenWith'>;

/** Even textures: the same in each bite. */
const EVEN: readonly string[] = ['soft', 'smooth', 'crunchy', 'dry', 'liquid'];

/** True only where nothing is known against it: "may contain" makes a flag false. */
export const flagsOf = ({ lines, textures, smell, eatenWith }: Sensed): RecipeFlags => {
  const proofs = proofsOf(lines);
  const isFreeOf = (...watched: readonly Watched[]): boolean =>
    proofs.every((proof) => !watched.includes(proof.watched) || proof.state === 'nothing-known');
  return {
    isGlutenFree: isFreeOf('gluten'),
    isDairyFree: isFreeOf('milk'),
    isNutFree: isFreeOf('treeNuts', 'peanuts'),
    isFreeOfNine: isFreeOf(...ALLERGENS),
    isLowSensory:
      smell === 'low' &&
      textures.length === 1 &&
      textures.every((texture) => EVEN.includes(texture)) &&
      lines.every(({ food, isOptional }) => isOptional || ingredientOf(food)?.smell !== 'high'),
    isFingerFood: eatenWith === 'fingers',
  };
};
