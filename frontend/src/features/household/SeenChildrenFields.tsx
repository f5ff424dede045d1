import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../components/Select.tsx';
import { TickBoxes } from '../../forms/FormParts.tsx';
import { boxName } from '../../forms/lists.ts';
import type { FieldsNamed } from '../../forms/useZodForm.ts';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import { ONLY_SOME, SEEN_LIST } from './grant-form.ts';

interface SeenChildrenFieldsProps {
  readonly userId: string;
  readonly field: FieldsNamed<string>;
  /** Children of the grant that is changed. */
  readonly onlyChildren: Grant['onlyChildren'];
}

/**
 * Asks which children a member sees, where the family has several. Children of the grant that have no box, since
 * they were removed or could not be loaded, are kept in it: a change of something else gives no access to others.
 */
export const SeenChildrenFields = ({ userId, field, onlyChildren }: SeenChildrenFieldsProps) => {
  const { t } = useLingui();
  const children = presentIn(useQuery(childrenQuery(userId)).data?.answer);
  const choice = field('onlyChildren');
  const [isSome, setIsSome] = useState(choice.defaultValue === ONLY_SOME);
  const isAsked = children.length > 1;
  const shown = isAsked ? children : [];
  const kept = (onlyChildren ?? []).filter((id) => shown.every((child) => child.id !== id));
  return (
    <>
      {isAsked ? (
        <Select
          label={t`Children`}
          hint={t`Favorites, calls and denials that are for no single child stay open to them.`}
          options={[
            { value: '', name: t`All, and those added later` },
            { value: ONLY_SOME, name: t`Only those that I choose` },
          ]}
          {...choice}
          onChoose={(value) => setIsSome(value === ONLY_SOME)}
        />
      ) : (
        onlyChildren !== null && <input type="hidden" name={choice.name} value={ONLY_SOME} />
      )}
      {isAsked && isSome && (
        <TickBoxes
          legend={<Trans>Sees only</Trans>}
          list={SEEN_LIST}
          choices={children}
          ticked={onlyChildren ?? []}
        />
      )}
      {kept.map((id) => (
        <input key={id} type="hidden" name={boxName(SEEN_LIST, id)} value="on" />
      ))}
    </>
  );
};
