import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergenWords } from '../shared/dietary-words.ts';

type ReadFood = DietaryProfile['read']['allergies'][number];

/** Ticked allergens, and how each typed allergy is read. */
export const AllergyList = ({ profile }: { readonly profile: DietaryProfile }) => {
  const { i18n } = useLingui();
  const { allergens, read } = profile;
  if (allergens.length + read.allergies.length === 0)
    return (
      <p className="text-text-soft">
        <Trans>No allergies written down.</Trans>
      </p>
    );
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {allergens.map((allergen) => (
        <li key={allergen} className="font-semibold">
          {allergenWords(i18n, allergen)}
        </li>
      ))}
      <ReadFoods foods={read.allergies} />
    </ul>
  );
};

/** Typed foods, each with its reading. */
export const ReadFoods = ({ foods }: { readonly foods: readonly ReadFood[] }) =>
  foods.map((food) => (
    <li key={`${food.reading} ${food.text}`}>
      <span className="font-semibold">{food.text}</span>: <HowRead food={food} />
    </li>
  ));

const HowRead = ({ food }: { readonly food: ReadFood }) => {
  const { i18n } = useLingui();
  const { reading, allergens, gluten } = food;
  const named = allergens.map((allergen) => allergenWords(i18n, allergen)).join(', ');
  if (reading === 'unknown') return <Trans>We can’t check this one. Read every label.</Trans>;
  if (reading === 'none') return <Trans>We read this as no allergy, and don’t avoid it.</Trans>;
  if (gluten) return <Trans>We avoid gluten: wheat, barley, rye and malt.</Trans>;
  if (allergens.length === 0)
    return <Trans>We leave this food out. Mixed foods can hide it: read every label.</Trans>;
  if (reading === 'understood') return <Trans>We avoid {named}.</Trans>;
  return allergens.length === 1 ? (
    <Trans>This could mean {named}. We avoid it.</Trans>
  ) : (
    <Trans>This could mean any of these, and we avoid all of them: {named}.</Trans>
  );
};
