import { Trans, useLingui } from '@lingui/react/macro';
import { Summary } from '../../../components/Summary.tsx';
import { TickList } from '../../../components/TickList.tsx';
import { PlainList } from './PlainList.tsx';

/** Problem and solution. Gives general amounts only, since no source for figures could be verified. */
export const WhyThisTool = () => {
  const { t } = useLingui();
  return (
    <details className="group rounded-soft border border-line bg-raised px-4">
      <Summary>
        <h2 className="text-lg">
          <Trans>Why This Tool Exists</Trans>
        </h2>
      </Summary>
      <div className="grid gap-6 pt-2 pb-4 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="font-semibold">
            <Trans>The problem</Trans>
          </h3>
          <PlainList
            items={[
              t`Two plans of one company can cover different things, and the cards look the same.`,
              t`Therapy for many hours a week costs a lot when a plan does not pay.`,
              t`A state law may not bind your plan, and the card does not say so.`,
              t`Answers on the phone differ from call to call.`,
            ]}
          />
        </div>
        <div className="grid content-start gap-2">
          <h3 className="font-semibold">
            <Trans>What we do about it</Trans>
          </h3>
          <TickList
            items={[
              t`We show what the rules of your state and of the country say, with sources and dates.`,
              t`We mark what is not certain, and who can tell you.`,
              t`We give you the questions to ask, and a place for the replies.`,
              t`We count the days to appeal when a plan says no.`,
            ]}
          />
        </div>
      </div>
    </details>
  );
};
