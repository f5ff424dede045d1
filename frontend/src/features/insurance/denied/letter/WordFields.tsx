import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import type { TypedWords } from './letter-input.ts';

interface WordFieldsProps {
  readonly words: TypedWords;
  readonly onWords: (words: TypedWords) => void;
}

/** Fields for words that only the family knows. All are optional: the letter has gaps for them. */
export const WordFields = ({ words, onWords }: WordFieldsProps) => {
  const { t } = useLingui();
  const bind = (name: keyof TypedWords) => ({
    value: words[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onWords({ ...words, [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-6 print:hidden">
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-semibold">
          <Trans>Names and numbers</Trans>
        </legend>
        <TextField label={t`Your name`} {...bind('yourName')} />
        <TextField label={t`Your address and phone number`} {...bind('contact')} />
        <TextField label={t`Your child’s name`} {...bind('childName')} />
        <TextField label={t`Name of the plan`} {...bind('planName')} />
        <TextField
          label={t`Member number`}
          hint={t`It is on the insurance card.`}
          {...bind('memberId')}
        />
        <TextField
          label={t`Number on the letter`}
          hint={t`Of the claim, the case or the decision.`}
          {...bind('reference')}
        />
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-4">
        <legend className="mb-2 text-lg font-semibold">
          <Trans>Your case</Trans>
        </legend>
        <TextField
          label={t`The care that was denied`}
          hint={t`Such as: ABA therapy, 20 hours a week.`}
          {...bind('service')}
        />
        <TextArea
          label={t`The reason, in the letter’s words`}
          hint={t`Copy the sentence that says why.`}
          {...bind('letterWords')}
        />
        <TextArea
          label={t`The plan’s own words`}
          hint={t`A sentence from the plan’s papers that speaks for you. You can leave it out.`}
          {...bind('planWords')}
        />
        <TextArea
          label={t`Why your child needs this care`}
          hint={t`Two or three sentences: what got better with it, and what happens without it.`}
          {...bind('ownWords')}
        />
      </fieldset>
    </div>
  );
};
