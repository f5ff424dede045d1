import { type RefObject, useEffect, useMemo } from 'react';
import { setField } from '../../../forms/set-field.ts';
import { fieldsOf, typedFields } from '../../../session/draft-fields.ts';
import { drafts } from '../../../session/drafts.ts';
import { type Draft, useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';

const FORM = 'insurance-lookup';

/** Draft without the member id. */
export const useLookupDraft = (): Draft => {
  const draft = useDraft(FORM);
  return useMemo(
    () => ({
      ...draft,
      onInput: ({ currentTarget }) => {
        const { memberId: _, ...fields } = typedFields(fieldsOf(currentTarget));
        draft.keep(fields);
      },
    }),
    [draft],
  );
};

/** Fills empty fields once the account is known, since the page is rendered earlier. */
export const useKeptFields = (form: RefObject<HTMLFormElement | null>): void => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    for (const [name, value] of Object.entries(drafts.read(userId, FORM)))
      setField(form.current, { name, value, isOnlyIfEmpty: true });
  }, [userId, form]);
};
