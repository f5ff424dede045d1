import { PASSWORD_MIN_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../../components/PasswordField.tsx';
import type { FieldsNamed } from '../../../forms/useZodForm.ts';
import type { PasswordStrength, Weakness } from './password-strength.ts';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly field: FieldsNamed<'password' | 'confirmPassword'>;
  /** Known facts about the person that the form does not ask for. */
  readonly known?: readonly string[];
}

/** Fields that identify the person. */
const TELLING = ['firstName', 'lastName', 'email'];

/** A new password, typed twice. */
export const NewPasswordFields = ({ label, field, known = [] }: NewPasswordFieldsProps) => {
  const { t } = useLingui();
  const { strength, judge } = usePasswordStrength();

  const onInput = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    const filled = form === null ? [] : [...new FormData(form)];
    const personalTexts = filled.flatMap(([name, text]) =>
      TELLING.includes(name) && typeof text === 'string' && text !== '' ? [text] : [],
    );
    judge(value, [...known, ...personalTexts]);
  };
  return (
    <>
      <div className="grid gap-1">
        <PasswordField
          label={label}
          hint={t`At least ${PASSWORD_MIN_LENGTH} characters`}
          {...field('password')}
          autoComplete="new-password"
          required
          onInput={onInput}
        />
        <StrengthHint strength={strength} />
      </div>
      <PasswordField
        label={t`Confirm password`}
        {...field('confirmPassword')}
        autoComplete="new-password"
        required
      />
    </>
  );
};

const looks = {
  weak: { filled: 1, bar: 'bg-danger' },
  fair: { filled: 2, bar: 'bg-caution' },
  strong: { filled: 3, bar: 'bg-positive' },
} as const;

/**
 * Mounted from the start, so that its changes are announced. Its height is kept free: it comes while the
 * person is already at the fields below, and would move them from under the finger.
 */
const StrengthHint = ({ strength }: { readonly strength: PasswordStrength | undefined }) => {
  const { i18n } = useLingui();
  return (
    <div role="status" className="grid min-h-8 content-start gap-1 text-sm">
      {strength && (
        <>
          <div aria-hidden className="flex gap-1">
            {[1, 2, 3].map((part) => (
              <span
                key={part}
                className={`h-1.5 grow rounded-soft ${part <= looks[strength.level].filled ? looks[strength.level].bar : 'bg-line'}`}
              />
            ))}
          </div>
          <p>{strengthWords(i18n, strength)}</p>
        </>
      )}
    </div>
  );
};

const reasons: Readonly<Record<Weakness, MessageDescriptor>> = {
  common: msg`Easy to guess. Many people use one like it, so it gets tried first. Three unrelated words make a good password.`,
  personal: msg`Easy to guess. Names and words from this page get tried first. Three unrelated words make a good password.`,
  keyboard: msg`Easy to guess. Keys that are side by side get tried first. Three unrelated words make a good password.`,
  repeat: msg`Easy to guess. Repeated letters don’t help much. Three unrelated words make a good password.`,
  sequence: msg`Easy to guess. Sequences such as abc or 678 get tried first. Three unrelated words make a good password.`,
  date: msg`Easy to guess. Dates and years get tried first. Three unrelated words make a good password.`,
};

const weak = msg`Easy to guess. Three unrelated words make a good password.`;

/** A password's strength, and a hint to improve it. */
const strengthWords = (i18n: I18n, { level, weakness }: PasswordStrength): string => {
  switch (level) {
    case 'weak':
      return i18n._(weakness === undefined ? weak : reasons[weakness]);
    case 'fair':
      return i18n._(msg`Okay. One more word would make it strong.`);
    case 'strong':
      return i18n._(msg`Strong.`);
  }
};

/** Waits for a pause in typing, so that a screen reader is not interrupted. */
const PAUSE_MS = 600;

/**
 * Rates a password at each pause in typing. The rating code is loaded then, and not before: without
 * it, no hint is shown. `known` is what a guesser may know besides.
 */
const usePasswordStrength = () => {
  const [strength, setStrength] = useState<PasswordStrength>();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const judge = (password: string, known: readonly string[]) => {
    window.clearTimeout(timer.current);
    if (password === '') return setStrength(undefined);
    timer.current = window.setTimeout(() => {
      const scheduled = timer.current;
      import('./password-strength.ts').then(
        ({ passwordStrength }) => {
          if (timer.current === scheduled) setStrength(passwordStrength(password, known));
        },
        () => setStrength(undefined),
      );
    }, PAUSE_MS);
  };
  return { strength, judge };
};
