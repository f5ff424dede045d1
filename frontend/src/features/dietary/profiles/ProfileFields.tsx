import {
  DIETARY_AGE_MAX,
  DIETARY_LINE_MAX_LENGTH,
  DIETARY_TEXT_MAX_LENGTH,
  TEMPERATURES,
} from '@hearthway/domain/dietary/dietary.constants.ts';
import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { ALLERGENS } from '@hearthway/domain/ingredients/allergens.constants.ts';
import { SMELLS, TEXTURES } from '@hearthway/domain/ingredients/ingredient.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Fold, TickBoxes } from '../../../forms/FormParts.tsx';
import type { FieldsNamed } from '../../../forms/useZodForm.ts';
import {
  allergenWords,
  smellWords,
  temperatureWords,
  textureWords,
} from '../shared/dietary-words.ts';
import type { KnownChild } from './profile-form.ts';

interface ProfileFieldsProps {
  readonly field: FieldsNamed<string>;
  /** Undefined for a new one. */
  readonly profile: DietaryProfile | undefined;
  /** Undefined where the form asks for the name. */
  readonly child: KnownChild | undefined;
}

/** Four fields first, and the rest folded below them. */
export const ProfileFields = ({ field, profile, child }: ProfileFieldsProps) => {
  const { i18n, t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5">
      {child === undefined && (
        <TextField
          label={t`Child’s name`}
          hint={t`A first name or nickname is enough.`}
          {...field('childName')}
          required
          autoComplete="off"
          maxLength={DIETARY_LINE_MAX_LENGTH}
        />
      )}
      {(child === undefined || child.age === null) && (
        <TextField
          label={t`Age in years`}
          hint={t`From 0 to ${DIETARY_AGE_MAX}`}
          {...field('age')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextArea
        label={t`Sensory issues`}
        hint={t`For example smells, noise, or foods that touch.`}
        {...field('sensoryIssues')}
        maxLength={DIETARY_TEXT_MAX_LENGTH}
      />
      <TextArea label={t`Notes`} {...field('notes')} maxLength={DIETARY_TEXT_MAX_LENGTH} />
      <Fold title={<Trans>Allergies</Trans>}>
        <TickBoxes
          legend={<Trans>Allergens to avoid</Trans>}
          list="allergens"
          choices={ALLERGENS.map((id) => ({ id, name: allergenWords(i18n, id) }))}
          ticked={profile?.allergens}
        />
        <TextArea
          label={t`Other allergies, in your words`}
          hint={t`One on each line. We show you how we understood it.`}
          {...field('allergies')}
        />
      </Fold>
      <Fold title={<Trans>Foods to avoid, and dislikes</Trans>}>
        <TextArea
          label={t`Foods to avoid for other reasons`}
          hint={t`One on each line, such as pork or gluten.`}
          {...field('restrictions')}
        />
        <TextArea
          label={t`Disliked foods`}
          hint={t`One on each line`}
          {...field('dislikedFoods')}
        />
      </Fold>
      <Fold title={<Trans>Textures, temperature, and smell</Trans>}>
        <TickBoxes
          legend={<Trans>Textures your child likes</Trans>}
          list="preferredTextures"
          choices={TEXTURES.map((id) => ({ id, name: textureWords(i18n, id) }))}
          ticked={profile?.preferredTextures}
        />
        <TickBoxes
          legend={<Trans>Textures your child does not like</Trans>}
          list="avoidedTextures"
          choices={TEXTURES.map((id) => ({ id, name: textureWords(i18n, id) }))}
          ticked={profile?.avoidedTextures}
        />
        <TickBoxes
          legend={<Trans>Temperature</Trans>}
          list="temperatures"
          choices={TEMPERATURES.map((id) => ({ id, name: temperatureWords(i18n, id) }))}
          ticked={profile?.temperatures}
        />
        <Select
          label={t`Smell`}
          options={[
            { value: '', name: t`Not told` },
            ...SMELLS.map((value) => ({ value, name: smellWords(i18n, value) })),
          ]}
          {...field('smell')}
        />
      </Fold>
      <Fold title={<Trans>Foods your child eats, and where</Trans>}>
        <TextArea
          label={t`Foods your child eats`}
          hint={t`One on each line, with the brand or form after a colon. For example: Chicken nuggets: Tyson, not homemade`}
          {...field('acceptedFoods')}
        />
        <TextArea
          label={t`Places and people where eating goes better`}
          {...field('eatingPlaces')}
          maxLength={DIETARY_TEXT_MAX_LENGTH}
        />
      </Fold>
    </div>
  );
};
