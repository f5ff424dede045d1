import { CODE_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../../../components/TextField.tsx';

/** For a code that was mailed. */
export const CodeField = (props: TextFieldProps) => {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      hint={t`The ${CODE_LENGTH} digits from our email`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      required
      onPaste={pasteDigits}
    />
  );
};

/** A copied code often has spaces around it, and the field would cut off its end for them. */
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>) => {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '');
  if (digits.length !== CODE_LENGTH) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  field.setRangeText(digits, 0, field.value.length, 'end');
  // As if typed, so that the form looks at it again.
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
