import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { setField } from '../../../forms/set-field.ts';
import { type DraftFields, VISITOR } from '../../../session/draft-store.ts';
import { drafts } from '../../../session/drafts.ts';
import { tokens } from '../../../session/tokens.ts';
import { type Draft, useDraftOf } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { CONTACT_FORM } from '../shared/contact-draft.ts';

/** Names of fields that the person has typed into. */
type Touched = RefObject<Set<string>>;

/** The account, or a visitor; undefined until it is known who is there. */
const useOwner = (): string | undefined => {
  const session = useSession();
  switch (session.status) {
    case 'signed-in':
      return session.user.id;
    case 'visitor':
      return VISITOR;
    case 'loading':
    case 'unreachable':
      return undefined;
  }
};

/** Knows which fields were touched: see `useKeptFields`. */
export const useContactDraft = (): { readonly draft: Draft; readonly touched: Touched } => {
  const owner = useOwner();
  const kept = useDraftOf(owner, CONTACT_FORM);
  const touched: Touched = useRef(new Set<string>());
  const draft = useMemo(
    () => ({
      ...kept,
      // The page was rendered for a visitor without a draft.
      kept: owner === VISITOR ? {} : filled(kept.kept),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { target } = event;
        if (target instanceof Element) touched.current.add(target.getAttribute('name') ?? '');
        kept.onInput(event);
      },
    }),
    [owner, kept],
  );
  return { draft, touched };
};

/** A name that a visitor left out is filled in from the account. */
const filled = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

interface FormFields {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly touched: Touched;
  /** Some fields were filled. */
  readonly onFilled: () => void;
}

/**
 * Fills the fields that were not touched from the draft, once it is known who is there: the form is on
 * the page before.
 */
export const useKeptFields = ({ form, touched, onFilled }: FormFields): void => {
  const owner = useOwner();
  useEffect(() => {
    // The first render of any page is that of a visitor.
    if (owner === undefined || (owner === VISITOR && tokens.current() !== undefined)) return;
    for (const [name, value] of Object.entries(filled(drafts.read(owner, CONTACT_FORM))))
      if (!touched.current.has(name)) setField(form.current, { name, value });
    onFilled();
  }, [owner, form, touched, onFilled]);
};
