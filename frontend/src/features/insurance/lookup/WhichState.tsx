import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans } from '@lingui/react/macro';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';

interface WhichStateProps {
  /** Two-letter codes: of the ZIP code first, then of the chosen state. */
  readonly choices: readonly string[];
  readonly onChoose: (state: string) => void;
}

/** Asks for the state if the ZIP code contradicts the chosen one. */
export const WhichState = ({ choices, onChoose }: WhichStateProps) => {
  const [ofZip = ''] = choices.map(nameOf);
  return (
    <div
      ref={focusWhenShown}
      tabIndex={-1}
      className="grid gap-3 rounded-soft bg-caution-wash px-4 py-3 text-caution"
    >
      <p>
        <Trans>Your ZIP is in {ofZip}. Which one?</Trans>
      </p>
      <div className={buttonRow}>
        {choices.map((code) => (
          <Button key={code} look="secondary" onClick={() => onChoose(code)}>
            {nameOf(code)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const nameOf = (state: string): string =>
  Object.entries(STATES).find(([code]) => code === state)?.[1] ?? state;
