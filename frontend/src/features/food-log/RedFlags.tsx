import { Trans } from '@lingui/react/macro';

/**
 * After facts `eating-red-flags`, `meal-limp-call`, `meal-pica-lead`, `meal-poison-control`,
 * `meal-who-dietitian` and `meal-who-slp-ot` of November 2026.
 */
export const RedFlags = () => (
  <>
    <p>
      <Trans>
        Few foods are common in autistic children, and no fault of yours. Some signs need help:
      </Trans>
    </p>
    <ul className="grid list-disc gap-2 ps-5">
      <li>
        <Trans>
          <strong>Call 911</strong> if your child cannot breathe, collapses, or has a seizure.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Call the doctor within a day</strong> if a child who eats few foods limps, will
          not walk, bleeds from the gums, or bruises easily. Say exactly what your child eats.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Make an appointment with the doctor</strong> for weight loss or no growth,
          coughing, choking or gagging at meals, vomiting, fewer than about 20 foods, foods that
          drop out and do not return, a whole food group refused, or eating things that are no food.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A registered dietitian</strong> checks what is missing in the diet. A{' '}
          <strong>speech-language pathologist or occupational therapist</strong> helps with chewing,
          swallowing, and senses: ask for “feeding therapy”.
        </Trans>
      </li>
    </ul>
    <p className="text-sm text-text-soft">
      <Trans>
        In our own words after several sources, most read second hand in November 2026. Not medical
        advice.
      </Trans>
    </p>
  </>
);
