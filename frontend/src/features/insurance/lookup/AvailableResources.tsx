import { PAGE_FACTS } from '@hearthway/domain/insurance/page-facts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSource } from '../shared/FactSource.tsx';
import { Card } from './Card.tsx';
import { PlainList } from './PlainList.tsx';

/** Services that insurance may cover. Only the plan knows whether it does. */
export const AvailableResources = () => {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">
          <Trans>Available Resources</Trans>
        </h2>
        <p className="measure">
          <Trans>
            Services that plans may pay for. Ask your plan about each one that you need.
          </Trans>
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Card title={t`Core Therapies`}>
          <PlainList
            items={[
              t`ABA therapy`,
              t`Speech and language therapy`,
              t`Occupational therapy`,
              t`Physical therapy`,
              t`Behavioral health`,
            ]}
          />
        </Card>
        <Card title={t`Medical Services`}>
          <PlainList
            items={[
              t`Evaluations for a diagnosis`,
              t`Psychiatrist`,
              t`Psychologist`,
              t`Medicines`,
              t`Developmental pediatrician`,
            ]}
          />
        </Card>
        <Card title={t`Equipment & Support`}>
          <PlainList
            items={[
              t`Communication devices`,
              t`Assistive technology`,
              t`Durable medical equipment`,
              t`Sensory tools`,
              t`Rides to care (Medicaid)`,
            ]}
          />
        </Card>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Card title={t`Medicaid and autism`}>
          <p>
            <Trans>
              Medicaid pays for autism services of children in all 50 states, ABA among them. Texas
              was the last to join, in February 2022.
            </Trans>
          </p>
          <FactSource facts={[PAGE_FACTS.medicaid]} />
          <p>
            <Trans>
              Under age 21 Medicaid must pay for the care that a child needs for health reasons.
              Each state decides what is needed.
            </Trans>
          </p>
          <FactSource facts={[PAGE_FACTS.epsdt]} />
        </Card>
        <Card title={t`Coverage Varies By Plan Type`}>
          <p>
            <Trans>
              A self-funded plan of an employer follows federal law, and not the law of a state. The
              card looks the same as any other.
            </Trans>
          </p>
          <FactSource facts={[PAGE_FACTS.erisa]} />
          <p>
            <Trans>
              Plans of the state, of the military, from a marketplace and Medicaid each have rules
              of their own.
            </Trans>
          </p>
        </Card>
      </div>
      <Card title={t`Key questions for your insurer`}>
        <PlainList
          items={[
            t`Is this service covered for autism, and on which page of my plan document?`,
            t`Does it need prior authorization, and who asks for it?`,
            t`Which providers near me are in your network and take new children?`,
            t`What do I pay for each visit?`,
          ]}
        />
      </Card>
    </div>
  );
};
