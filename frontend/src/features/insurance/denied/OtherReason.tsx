import { Trans } from '@lingui/react/macro';

/** Fallback for a reason without a page. */
export const OtherReason = () => (
  <div className="measure grid gap-4">
    <p>
      <Trans>
        A plan has to tell you why it said no. If you cannot find the reason, or do not understand
        it, call and ask these questions:
      </Trans>
    </p>
    <ul className="grid list-disc gap-2 ps-6">
      <li>
        <Trans>What exactly was denied: which service, how many hours, and from which date?</Trans>
      </li>
      <li>
        <Trans>
          Which rule or page of my plan does the decision rest on? Please send it to me.
        </Trans>
      </li>
      <li>
        <Trans>By which date do I have to appeal, and where do I send it?</Trans>
      </li>
      <li>
        <Trans>What papers would change the decision?</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Write down the date, the name of the person and the reference number of the call. You can
        appeal without knowing the reason in the plan’s words.
      </Trans>
    </p>
  </div>
);
