import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { setField } from '../../../forms/set-field.ts';
import { drafts } from '../../../session/drafts.ts';
import { type Draft, useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';

const FORM = 'support-contact';

/** Names of fields that the person has typed into. */
type Touched = RefObject<Set<string>>;

/** Knows which fields were touched: see `useKeptFields`. */
export const useContactDraft = (): { readonly draft: Draft; readonly touched: Touched } => {
  const kept = useDraft(FORM);
  const touched: Touched = useRef(new Set<string>());
  const draft = useMemo(
    () => ({
      ...kept,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { target } = event;
        if (target instanceof Element) touched.current.add(target.getAttribute('name') ?? '');
        kept.onInput(event);
      },
    }),
    [kept],
  );
  return { draft, touched };
};

interface FormFields {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly touched: Touched;
}

/**
 * Fills the fields that were not touched from the draft, once it is known who is signed in: the form
 * is on the page before.
 */
export const useKeptFields = ({ form, touched }: FormFields): void => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    for (const [name, value] of Object.entries(drafts.read(userId, FORM)))
      if (!touched.current.has(name)) setField(form.current, { name, value });
  }, [userId, form, touched]);
};
