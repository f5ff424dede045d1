import { signedInSchema } from '@hearthway/domain/account/account.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { startSession } from '../../session/start-session.ts';
import { type FieldErrors, fieldErrors } from './field-words.ts';

interface AccountFormOptions {
  readonly path: '/api/login' | '/api/register';
  readonly schema: ZodMiniType;
  /** Said where the server says nothing. */
  readonly fallback: MessageDescriptor;
}

/** A form that ends in a session. What was typed stays, whatever becomes of it. */
export const useAccountForm = ({ path, schema, fallback }: AccountFormOptions) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const { mutate, reset, isPending, error } = useMutation({
    mutationKey: [path],
    // Nobody keeps a password longer than the form does.
    gcTime: 0,
    mutationFn: (body: unknown) =>
      api.send({ method: 'POST', path, body, schema: signedInSchema, isAnonymous: true }),
    onSuccess: ({ answer }) => startSession(queryClient, answer),
    onError: (refusal) => {
      if (refusal instanceof ApiError) setErrors(fieldErrors(i18n, refusal.issues));
    },
  });

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked of the client itself: the second of two quick presses comes before the page is redrawn.
    if (queryClient.isMutating({ mutationKey: [path] }) > 0) return;
    const filled = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const issues = filled.success
      ? []
      : filled.error.issues.map(({ path: at, message }) => ({ path: at.join('.'), message }));
    setErrors(fieldErrors(i18n, issues));
    reset();
    if (filled.success) mutate(filled.data);
  };

  const isTaken = error instanceof ApiError && error.code === 'EmailTaken';
  return {
    form,
    submit,
    errors,
    isPending,
    isTaken,
    /** What is wrong with the whole of it. */
    problem: error === null ? undefined : errorWords(i18n, error, fallback),
  };
};
