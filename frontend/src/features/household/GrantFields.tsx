import {
  ACCESS_LEVELS,
  MEMBER_ROLES,
  READ_BY_EVERY_PARENT,
} from '@hearthway/domain/household/household.constants.ts';
import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import { Fold } from '../../forms/FormParts.tsx';
import type { FieldsNamed } from '../../forms/useZodForm.ts';
import { levelWords, roleWords, scopeWords } from './household-words.ts';
import { SeenChildrenFields } from './SeenChildrenFields.tsx';

interface GrantFieldsProps {
  readonly userId: string;
  readonly field: FieldsNamed<string>;
  /** Children of the grant that is changed; null for a new one. */
  readonly onlyChildren?: Grant['onlyChildren'];
}

/** The role first, and the rest folded below it. */
export const GrantFields = ({ userId, field, onlyChildren = null }: GrantFieldsProps) => {
  const { i18n, t } = useLingui();
  return (
    <>
      <Select
        label={t`Role`}
        hint={t`A co-parent sees and changes everything but the plan. A caregiver sees the children and notes meals. A professional sees the children.`}
        options={MEMBER_ROLES.map((value) => ({ value, name: roleWords(i18n, value) }))}
        {...field('role')}
      />
      <SeenChildrenFields userId={userId} field={field} onlyChildren={onlyChildren} />
      <TextField
        label={t`Access ends`}
        hint={t`A day and a time by your clock, for example tonight at 11. Empty: until you end it.`}
        {...field('endsAt')}
        type="datetime-local"
      />
      <Fold title={<Trans>What they may see and change</Trans>}>
        {SCOPES.map((scope) => (
          <Select
            key={scope}
            label={scopeWords(i18n, scope)}
            hint={
              READ_BY_EVERY_PARENT.includes(scope)
                ? t`Holds allergies, medicines or emergency notes, so every co-parent can read it.`
                : undefined
            }
            options={[
              { value: '', name: t`As usual for the role` },
              ...ACCESS_LEVELS.map((value) => ({ value, name: levelWords(i18n, value) })),
            ]}
            {...field(scope)}
          />
        ))}
      </Fold>
    </>
  );
};
