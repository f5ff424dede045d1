import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Schema } from '../api/create-api.ts';
import { errorWords } from '../api/error-words.ts';
import { commandKey } from '../live/cache-keys.ts';
import { type FieldErrors, fieldErrors } from './field-words.ts';
import { useZodForm, type ZodFormOptions } from './useZodForm.ts';

export interface CommandFormOptions<Input extends FieldValues, Filled, Answer>
  extends Omit<ZodFormOptions<Input, Filled>, 'onSubmit'> {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly answer: Schema<Answer>;
  readonly isAnonymous?: boolean;
  /** The field that a refusal is about. Other refusals are about the whole form. */
  readonly fieldOf?: Partial<Readonly<Record<ErrorCode, keyof Input & string>>>;
  /**
   * The field whose change mends a refusal that is about the whole form, such as one with a link to
   * another way: the message goes with it.
   */
  readonly about?: Partial<Readonly<Record<ErrorCode, keyof Input & string>>>;
  /** Said when the server could not be reached. */
  readonly fallback: MessageDescriptor;
  readonly onDone: (answer: Answer, filled: Filled) => void;
  readonly onRefused?: (error: Error) => void;
}

/**
 * A form that is sent as one command: pressed twice, it is sent once. What was typed stays until
 * the server has accepted it; a draft is forgotten then.
 */
export const useCommandForm = <Input extends FieldValues, Filled, Answer>({
  method = 'POST',
  path,
  schema,
  answer,
  isAnonymous = false,
  fieldOf = {},
  about = {},
  fallback,
  draft,
  onDone,
  onRefused,
  ...options
}: CommandFormOptions<Input, Filled, Answer>) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const mutationKey = commandKey(method, path);
  // Asks the client: a quick second press comes before the next render.
  const isUnderWay = () => queryClient.isMutating({ mutationKey }) > 0;

  const { mutate, reset, isPending, error } = useMutation({
    mutationKey,
    // A password is kept no longer than its form.
    gcTime: 0,
    mutationFn: (body: Filled) => api.send({ method, path, body, schema: answer, isAnonymous }),
    onSuccess: (outcome, filled) => {
      draft?.forget();
      onDone(outcome.answer, filled);
    },
    onError: (refusal) => {
      form.refuse(refusedFields(i18n, refusal, fieldOf, fallback));
      onRefused?.(refusal);
    },
  });
  const form = useZodForm({
    ...options,
    schema,
    ...(draft && { draft }),
    onSubmit: (filled) => {
      if (!isUnderWay()) mutate(filled);
    },
  });

  const isOfField = error instanceof ApiError && fieldWith(error, fieldOf) !== undefined;
  return {
    ...form,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      form.onInput(event);
      const field = event.target instanceof HTMLInputElement ? event.target.name : '';
      if (error instanceof ApiError && mendedBy(error, about).includes(field)) reset();
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isUnderWay()) return;
      reset();
      form.submit(event);
    },
    isPending,
    error,
    /** The error of the form as a whole. */
    problem: error === null || isOfField ? undefined : errorWords(i18n, error, fallback),
  };
};

/** Names of the fields that a refusal is about. */
const mendedBy = (
  { code, issues }: ApiError,
  about: Readonly<Record<string, string>>,
): readonly (string | undefined)[] => [about[code], ...issues.map(({ path }) => path)];

const fieldWith = ({ code }: ApiError, fieldOf: Readonly<Record<string, string>>) =>
  Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined;

const refusedFields = (
  i18n: I18n,
  error: Error,
  fieldOf: Readonly<Record<string, string>>,
  fallback: MessageDescriptor,
): FieldErrors => {
  if (!(error instanceof ApiError)) return {};
  const field = fieldWith(error, fieldOf);
  return field === undefined
    ? fieldErrors(i18n, error.issues)
    : { [field]: errorWords(i18n, error, fallback) };
};
