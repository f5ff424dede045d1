import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { errorWords } from '../api/error-words.ts';
import { commandKey } from '../live/cache-keys.ts';
import { type FieldErrors, fieldErrors } from './field-words.ts';

interface FormOptions<Filled, Answer> {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  /** Of what is filled in, and sent. */
  readonly schema: ZodMiniType<Filled>;
  readonly answer: ZodMiniType<Answer>;
  readonly isAnonymous?: boolean;
  /** Which field a refusal is about. Others are about the whole form. */
  readonly fieldOf?: Partial<Readonly<Record<ErrorCode, string>>>;
  /** Said where the server says nothing. */
  readonly fallback: MessageDescriptor;
  readonly onDone: (answer: Answer, filled: Filled) => void;
}

/** A form that is sent as one command. What was typed stays, whatever becomes of it. */
export const useForm = <Filled, Answer>({
  method = 'POST',
  path,
  schema,
  answer,
  isAnonymous = false,
  fieldOf = {},
  fallback,
  onDone,
}: FormOptions<Filled, Answer>) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const mutationKey = commandKey(method, path);

  const { mutate, reset, isPending, error } = useMutation({
    mutationKey,
    // Nobody keeps a password longer than the form does.
    gcTime: 0,
    mutationFn: (body: Filled) => api.send({ method, path, body, schema: answer, isAnonymous }),
    onSuccess: (outcome, filled) => onDone(outcome.answer, filled),
    onError: (refusal) => setErrors(refusedFields(i18n, refusal, fieldOf, fallback)),
  });

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked of the client itself: the second of two quick presses comes before the page is redrawn.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const filled = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const issues = filled.success
      ? []
      : filled.error.issues.map(({ path: at, message }) => ({ path: at.join('.'), message }));
    setErrors(fieldErrors(i18n, issues));
    reset();
    if (filled.success) mutate(filled.data);
  };

  const isOfField = error instanceof ApiError && fieldWith(error, fieldOf) !== undefined;
  return {
    form,
    submit,
    errors,
    isPending,
    error,
    /** What is wrong with the whole of it. */
    problem: error === null || isOfField ? undefined : errorWords(i18n, error, fallback),
  };
};

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
