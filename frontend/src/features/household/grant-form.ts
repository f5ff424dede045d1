import {
  DEFAULT_SCOPES,
  MEMBER_ROLES,
  type Scopes,
} from '@hearthway/domain/household/household.constants.ts';
import {
  changeMemberSchema,
  type Grant,
  inviteSchema,
} from '@hearthway/domain/household/household.contract.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { formSchema, type Texts } from '../../forms/form-schema.ts';
import { choicesIn } from '../../forms/lists.ts';

/** Text of a day and time for a field of the browser, by this device's clock. */
const localTime = (iso: string): string => {
  const date = new Date(iso);
  const asIfUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return asIfUtc.toISOString().slice(0, 16);
};

const endIn = (text: string): string | null => {
  if (text === '') return null;
  const time = new Date(text);
  // The contract refuses what is no time.
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
};

/** Answer by which a member sees the ticked children alone. */
export const ONLY_SOME = 'some';

/** Name of the list of tick boxes for children. */
export const SEEN_LIST = 'seen';

/** Reads a grant from the form, unchecked. An empty level is that of the role. */
const grantIn = (texts: Texts): object => {
  const role = MEMBER_ROLES.find((each) => each === texts['role']);
  const usual: Partial<Scopes> = role === undefined ? {} : DEFAULT_SCOPES[role];
  return {
    role: texts['role'],
    scopes: Object.fromEntries(SCOPES.map((scope) => [scope, texts[scope] || usual[scope]])),
    onlyChildren: texts['onlyChildren'] === ONLY_SOME ? choicesIn(texts, SEEN_LIST) : null,
    endsAt: endIn(texts['endsAt'] ?? ''),
  };
};

/** Invitation, read from its form. */
export const invitationFormSchema = formSchema(
  (typed) => ({ ...grantIn(typed), email: typed['email'] || null }),
  inviteSchema,
);

/** Changed access of a member, read from its form. */
export const memberFormSchema = formSchema(grantIn, changeMemberSchema);

/** Texts that the form of a member begins with: a level that the role gives is left empty. */
export const textsOf = ({ role, scopes, onlyChildren, endsAt }: Grant): Texts => ({
  role,
  onlyChildren: onlyChildren === null ? '' : ONLY_SOME,
  endsAt: endsAt === null ? '' : localTime(endsAt),
  ...Object.fromEntries(
    SCOPES.map((scope) => [
      scope,
      scopes[scope] === DEFAULT_SCOPES[role][scope] ? '' : scopes[scope],
    ]),
  ),
});
