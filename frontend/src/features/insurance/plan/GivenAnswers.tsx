import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { isIssuedInState, type Step, stepsFor } from './plan-place.ts';
import { FUNDING_WORDS, sourceName } from './plan-words.ts';
import type { Plan } from './usePlan.ts';

/** Answers so far, each with a link to change it. */
export const GivenAnswers = ({ plan }: { readonly plan: Plan }) => {
  const { i18n, t } = useLingui();
  const { source, funding, isGrandfathered, state, age, hours } = plan.answers;
  const unknown = t`Not known yet`;
  const given: Readonly<Record<Exclude<Step, 'answer'>, readonly [string, string]>> = {
    source: [t`The plan comes`, source === null ? unknown : sourceName(i18n, source)],
    funding: [
      t`Who funds or runs it`,
      [
        funding === null ? unknown : t(FUNDING_WORDS[funding].name),
        ...(isGrandfathered ? [t`“grandfathered”`] : []),
      ].join(', '),
    ],
    state: [
      isIssuedInState(plan.answers) ? t`State that issued it` : t`State`,
      state === null ? unknown : STATES[state],
    ],
    child: [
      t`Your child`,
      [
        age === null ? t`age not given` : plural(age, { one: '# year old', other: '# years old' }),
        ...(hours === null
          ? []
          : [
              plural(hours, {
                one: '# hour of therapy a week',
                other: '# hours of therapy a week',
              }),
            ]),
      ].join(', '),
    ],
  };
  return (
    <dl className="divide-y divide-line rounded-soft border border-line bg-raised">
      {stepsFor(plan.answers)
        .filter((step) => step !== 'answer')
        .map((step) => {
          const [name, words] = given[step];
          return (
            <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2">
              <dt className="text-sm text-text-soft">{name}</dt>
              <dd className="row-start-2 font-semibold">{words}</dd>
              <dd className="col-start-2 row-span-2 row-start-1 self-center print:hidden">
                <Button look="quiet" onClick={() => plan.send({ type: 'go', step })}>
                  <Trans>Change</Trans>
                  <span className="sr-only">: {name}</span>
                </Button>
              </dd>
            </div>
          );
        })}
    </dl>
  );
};
