import { STATE_HELP, type StateHelp } from '@hearthway/domain/directory/state-help.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

interface StateHelpSectionProps {
  /** Name of the state; undefined for a place outside the states. */
  readonly state: string | undefined;
}

/** Help that every state must give a child, however far the next provider is, each line with its source. */
export const StateHelpSection = ({ state }: StateHelpSectionProps) => (
  <section aria-labelledby="state-help" className="grid gap-4 rounded-soft bg-sunken p-4 sm:p-5">
    <h2 id="state-help" className="text-xl">
      {state === undefined ? <Trans>Help from your state</Trans> : <Trans>Help from {state}</Trans>}
    </h2>
    <div className="grid gap-2">
      <h3 className="text-base">
        <Trans>Under 3: Early Intervention</Trans>
      </h3>
      <Lines topic="early-intervention" />
    </div>
    <div className="grid gap-2">
      <h3 className="text-base">
        <Trans>Medicaid</Trans>
      </h3>
      <Lines topic="medicaid" />
    </div>
  </section>
);

const Lines = ({ topic }: Pick<StateHelp, 'topic'>) => {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-3">
      {STATE_HELP.filter((line) => line.topic === topic).map(({ text, source, url }) => (
        <li key={url} className="measure">
          <p>{i18n._(text.message)}</p>
          <p className="text-sm text-text-soft">
            <OutsideLink href={url}>
              <Trans>Source: {source}</Trans>
            </OutsideLink>
          </p>
        </li>
      ))}
    </ul>
  );
};
