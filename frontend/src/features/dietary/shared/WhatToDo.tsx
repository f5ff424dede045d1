import { Trans } from '@lingui/react/macro';

/**
 * In a reaction, after facts `meal-reaction-signs`, `meal-reaction-nonspeaking`, `meal-epinephrine-first`,
 * `meal-epinephrine-after`, `meal-written-plan` and `meal-label-two-places` of November 2026.
 */
export const WhatToDo = () => (
  <div className="grid break-inside-avoid grid-cols-1 gap-2 rounded-soft border-2 border-danger p-4">
    <h3 className="text-lg text-danger">
      <Trans>If there is a reaction</Trans>
    </h3>
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        <Trans>
          One severe sign, or mild signs in more than one part of the body: give epinephrine at
          once, then call 911. An antihistamine or inhaler never replaces it.
        </Trans>
      </li>
      <li>
        <Trans>
          Severe signs: hives or swelling in many places, vomiting again and again, a hoarse voice,
          trouble breathing or swallowing, a steady cough, wheezing, dizziness, fainting.
        </Trans>
      </li>
      <li>
        <Trans>
          A child who does not speak may claw at the mouth or throat, drool, cry in another way,
          panic, or go still.
        </Trans>
      </li>
      <li>
        <Trans>
          Lay the child flat with legs raised; let the child sit up if breathing is hard or when
          vomiting. Go to the emergency room even if it gets better.
        </Trans>
      </li>
    </ol>
    <p>
      <Trans>
        The written plan of the child’s doctor comes first. Read every label, every time: recipes
        change.
      </Trans>
    </p>
    <p className="text-sm text-text-soft">
      <Trans>
        In our own words after FARE and Kids With Food Allergies, read in copies in November 2026;
        the third line is general advice. Not medical advice.
      </Trans>
    </p>
  </div>
);
