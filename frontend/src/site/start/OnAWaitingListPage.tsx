import { Trans, useLingui } from '@lingui/react/macro';
import { Bench } from '../../components/illustrations/Bench.tsx';
import { StartPage } from './StartPage.tsx';

/** Advice of our own; the steps behind the links have the facts and their sources. */
export const OnAWaitingListPage = () => {
  const { t } = useLingui();
  return (
    <StartPage
      title={t`While you are on a list`}
      lead={<Trans>Being on one list is no reason not to be on three.</Trans>}
      Drawing={Bench}
      tomorrow={t`Call one list and ask: “How long is it now, and will you call us when someone cancels?”`}
      onward={[
        { to: '/while-you-wait', words: <Trans>See our next step</Trans> },
        { to: '/', words: <Trans>See who else is near</Trans> },
      ]}
    >
      <p>
        <Trans>
          Write down for each list: the name of the person you spoke with, the day, and what they
          said. Ask to be told when a place is canceled at short notice, and say which times you can
          take.
        </Trans>
      </p>
      <p>
        <Trans>
          Some help does not wait for a diagnosis: under three years it is Early Intervention, later
          the school’s evaluation. Each has days by law that count from the day you ask.
        </Trans>
      </p>
    </StartPage>
  );
};
