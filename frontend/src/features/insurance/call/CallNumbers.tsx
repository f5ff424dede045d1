import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import {
  INSURER_NAMES,
  INSURERS,
  type Insurer,
} from '@hearthway/domain/insurance/insurers.constants.ts';
import type { PlanSource } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { buttonClass } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FactSource } from '../shared/FactSource.tsx';
import { begun, dialable } from './call-draft.ts';
import type { CallNotes } from './useCallDraft.ts';
import type { NumbersItem } from './useCallScript.ts';

/** Plan sources that identify the insurer. */
const INSURER_OF: Readonly<Partial<Record<PlanSource, Insurer>>> = {
  military: 'tricare',
  medicaid: 'medicaid',
  medicare: 'medicare',
};

interface CallNumbersProps {
  readonly notes: CallNotes;
  /** Plan source from the answers about the plan. */
  readonly source: PlanSource | null;
  readonly numbers: NumbersItem | undefined;
}

/** Numbers to call: the card's first, then verified ones. */
export const CallNumbers = ({ notes, source, numbers }: CallNumbersProps) => {
  const { t } = useLingui();
  const { draft, change } = notes;
  const insurer = draft.insurer ?? (source === null ? undefined : INSURER_OF[source]);
  const dialed = dialable(draft.cardNumber);
  const begin = () => change(begun(draft, new Date()));
  return (
    <div className="grid gap-4 print:hidden">
      <p className="measure">
        <Trans>
          The right number is on the back of your card. Look for “member services” or “behavioral
          health.”
        </Trans>
      </p>
      <TextField
        label={t`Number on your card`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={draft.cardNumber}
        onChange={({ target }) => change({ cardNumber: target.value })}
      />
      {dialed !== undefined && <CallLink to={dialed} shown={draft.cardNumber} onCall={begin} />}
      <Select<Insurer | ''>
        label={t`Insurer`}
        hint={t`For the numbers that we could confirm`}
        value={insurer ?? ''}
        options={[
          { value: '', name: t`Not chosen` },
          ...INSURERS.map((value) => ({
            value,
            name: value === 'other' ? t`Another insurer` : INSURER_NAMES[value],
          })),
        ]}
        onChoose={(chosen) => change({ insurer: chosen === '' ? null : chosen })}
      />
      {numbers !== undefined && insurer !== undefined && (
        <ul className="grid gap-4" lang={numbers.language}>
          {numbers.data.numbers
            .filter((number) => number.insurer === insurer)
            .map(({ id, phone }) => (
              <li key={id} className="grid gap-2 rounded-soft border border-line bg-raised p-4">
                <p className="font-semibold">{numbers.words.wording[id]?.label}</p>
                {numbers.words.wording[id]?.note !== undefined && (
                  <p>{numbers.words.wording[id].note}</p>
                )}
                {phone !== null && (
                  <CallLink to={dialable(phone) ?? phone} shown={phone} onCall={begin} />
                )}
                <FactSource facts={factsOf(numbers, `numbers.${id}.phone`)} />
              </li>
            ))}
        </ul>
      )}
    </div>
  );
};

interface CallLinkProps {
  readonly to: string;
  readonly shown: string;
  readonly onCall: () => void;
}

const CallLink = ({ to, shown, onCall }: CallLinkProps) => (
  <a
    href={`tel:${to}`}
    onClick={onCall}
    className={`${buttonClass('primary')} w-full py-3 text-lg sm:w-fit sm:px-8`}
  >
    <Phone aria-hidden className="size-5" />
    <span>
      <Trans>
        Call <span className="inline-block max-w-full">{shown}</span>
      </Trans>
    </span>
  </a>
);
