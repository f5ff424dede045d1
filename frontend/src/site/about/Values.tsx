import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

export const Values = () => (
  <ul className="grid list-disc gap-3 ps-6">
    <li>
      <Trans>
        <strong>Your child is fine as a person.</strong> We look for support that makes life easier,
        not for ways to make a child seem less autistic.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Honest.</strong> A fact has a source and a date. A rating without reviews says so.
        What is made up, to show how a page works, is marked as a demo.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Calm.</strong> Nothing blinks, and nothing makes you feel late.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Yours.</strong> What you tell us stays yours: take it with you or delete it, when
        you like. <Link to="/privacy">How we protect it</Link>
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>For everyone.</strong> With a keyboard, with a screen reader, with large letters, on
        an old phone.
      </Trans>
    </li>
  </ul>
);
