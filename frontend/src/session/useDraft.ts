import { type FormEvent, useMemo, useState } from 'react';
import { fieldsOf, typedFields } from './draft-fields.ts';
import type { DraftFields } from './draft-store.ts';
import { drafts } from './drafts.ts';
import { useSession } from './useSession.ts';

export interface Draft {
  /** Earlier input by field name: for `defaultValue`. */
  readonly kept: DraftFields;
  /** For the form's `onInput`: keeps the input, except passwords, codes and card numbers. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** For a form whose fields are React state. */
  readonly keep: (fields: DraftFields) => void;
  /** Once the form was sent, or given up. */
  readonly forget: () => void;
}

/**
 * Keeps the signed-in person's input to a form until it is sent: it survives a reload and a
 * timed-out session, and no other account sees it (see `DraftStore`). A visitor's input is not
 * kept.
 *
 * The form has to be mounted once it is known who is signed in, as it is inside a `SessionGate`.
 *
 * ```tsx
 * const draft = useDraft('account-name');
 * <form onInput={draft.onInput}>
 *   <TextField name="firstName" defaultValue={draft.kept['firstName'] ?? user.firstName} … />
 * // when the server has accepted it: draft.forget()
 * ```
 *
 * @param form Names the form among all forms of the product.
 */
export const useDraft = (form: string): Draft => {
  const session = useSession();
  return useDraftOf(session.status === 'signed-in' ? session.user.id : undefined, form);
};

/** Keeps a draft for a person that the caller names, or `VISITOR`; for undefined, nothing is kept. */
export const useDraftOf = (userId: string | undefined, form: string): Draft => {
  const [kept] = useState(() => (userId === undefined ? {} : drafts.read(userId, form)));
  return useMemo(() => {
    const keep = (fields: DraftFields) => {
      if (userId !== undefined) drafts.keep(userId, form, fields);
    };
    return {
      kept,
      keep,
      onInput: ({ currentTarget }) => keep(typedFields(fieldsOf(currentTarget))),
      forget: () => {
        if (userId !== undefined) drafts.forget(userId, form);
      },
    };
  }, [kept, userId, form]);
};
