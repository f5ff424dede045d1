import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Lamp } from '../../components/illustrations/Lamp.tsx';
import { StartPage } from './StartPage.tsx';

/** Facts and sources: content/guides/insurance-guide.en.md, "If they say no" and "The clock of an appeal". */
export const TheySaidNoPage = () => {
  const { t } = useLingui();
  return (
    <StartPage
      title={t`A no is often not the end`}
      lead={<Trans>Three things on the letter decide what you can do.</Trans>}
      Drawing={Lamp}
      tomorrow={t`Call the number on the letter and ask: “By which day must you have our appeal?”`}
      onward={[
        { to: '/insurance-help/denied', words: <Trans>Find our dates and write the letter</Trans> },
        { to: '/insurance-help/call', words: <Trans>Plan the call</Trans> },
      ]}
    >
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          <Trans>
            <strong>The date.</strong> Count from the date on the letter, to be safe. If the letter
            names the last day itself, the letter counts.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The reason.</strong> “Not medically necessary”, “out of network”, “no prior
            authorization”: each has its own answer. Fewer hours than asked for is a no, too.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The way to appeal.</strong> Keep the letter and take a photo of each page. If
            they only told you, ask for a letter.
          </Trans>
        </li>
      </ol>
      <p>
        <Link to="/guides/insurance-guide#no">
          <Trans>Read more in the insurance guide, with its sources</Trans>
        </Link>
      </p>
    </StartPage>
  );
};
