import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Draft } from '../session/useDraft.ts';
import { type FieldErrors, issueWords } from './field-words.ts';

/** Props that tie a field of `components` to its form. */
export interface FieldBinding
  extends Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
}

/** `field` of any form that has these fields, for a part that several forms share. */
export type FieldsNamed<Name extends string> = (name: Name) => FieldBinding;

export interface ZodFormOptions<Input extends FieldValues, Filled> {
  /** The contract: its input is the text of the fields, by their names. */
  readonly schema: ZodMiniType<Filled, Input>;
  /** Text that the fields start with. */
  readonly initial?: Readonly<Record<string, string | undefined>>;
  /** Outranks `initial`, and keeps the input. */
  readonly draft?: Draft;
  readonly onSubmit: (filled: Filled) => void;
}

/** The type of an error that the server has found: it stays until its own field is changed. */
const REFUSED = 'refused';

/**
 * A form that its contract checks when it is sent, and from then on while the person types. Sent
 * with errors, it moves the focus to the first wrong field.
 *
 * The fields are the browser's own and hold their text themselves. It is read from the page, so
 * that text typed before the scripts came counts, and text that a password manager filled in
 * silently.
 *
 * ```tsx
 * const form = useZodForm({ schema: findFamiliesSchema, onSubmit: seek });
 * <Form form={form}>
 *   <TextField label={t`Name`} {...form.field('text')} />
 * ```
 */
export const useZodForm = <Input extends FieldValues, Filled>({
  schema,
  initial = {},
  draft,
  onSubmit,
}: ZodFormOptions<Input, Filled>) => {
  const { i18n } = useLingui();
  const root = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  const resolver: Resolver<FieldValues, unknown, Filled> = (_values, context, options) =>
    zodResolver<FieldValues, unknown, Filled>(schema)(textsIn(root.current), context, options);
  const { register, handleSubmit, setError, getFieldState, formState } = useForm({
    resolver,
    // The effect below does it once the error is on the page, so that a screen reader reads it out.
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  useEffect(() => {
    if (submitCount + refusals === 0) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusals]);

  /** A change of another field can put these right: a repeated password, or the end of a period. */
  const deps = Object.keys(errors).filter((name) => errors[name]?.type !== REFUSED);

  return {
    root,
    submit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(onSubmit)(event),
    onInput: (event: FormEvent<HTMLFormElement>) => draft?.onInput(event),
    /** Props of the field with this name. */
    field: (name: keyof Input & string): FieldBinding => {
      const { ref, onChange, onBlur } = register(name, { deps });
      const { error } = getFieldState(name, formState);
      return {
        name,
        ref,
        onChange,
        onBlur,
        defaultValue: draft?.kept[name] ?? initial[name],
        error: error?.message === undefined ? undefined : issueWords(i18n, error.message),
      };
    },
    /** Shows the server's errors by field. */
    refuse: (refused: FieldErrors) => {
      for (const [name, message] of Object.entries(refused))
        setError(name, { type: REFUSED, message });
      setRefusals((before) => before + 1);
    },
  };
};

const textsIn = (form: HTMLFormElement | null): FieldValues =>
  form === null ? {} : Object.fromEntries(new FormData(form));
