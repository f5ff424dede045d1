import { findFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Tooltip, Tooltips } from '../../../components/Tooltip.tsx';
import type { FamilySearch } from '../families.query.ts';
import { SEARCH_KEY, useShortcuts } from '../useShortcuts.ts';

interface FindFormProps {
  readonly search: FamilySearch | undefined;
  readonly isSearching: boolean;
  readonly onSearch: (search: FamilySearch) => void;
}

interface Way {
  readonly by: FamilySearch['by'];
  readonly name: MessageDescriptor;
  /** Label of the field. */
  readonly label: MessageDescriptor;
}

const BY_EMAIL: Way = { by: 'email', name: msg`Email`, label: msg`Full email` };

const WAYS: readonly Way[] = [
  BY_EMAIL,
  { by: 'name', name: msg`Name`, label: msg`Start of the name` },
  { by: 'id', name: msg`Id`, label: msg`Full id` },
];

export const FindForm = ({ search, isSearching, onSearch }: FindFormProps) => {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [by, setBy] = useState<FamilySearch['by']>(search?.by ?? 'email');
  const [isTooShort, setIsTooShort] = useState(false);
  const { label } = WAYS.find((way) => way.by === by) ?? BY_EMAIL;
  const field = () => form.current?.querySelector<HTMLInputElement>('input[name="text"]');
  useShortcuts({ [SEARCH_KEY]: () => field()?.select() });

  return (
    <search>
      <form
        ref={form}
        noValidate
        className="grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSearching) return;
          const text = new FormData(event.currentTarget).get('text');
          const parsed = findFamiliesSchema.safeParse({ by, text });
          setIsTooShort(!parsed.success);
          if (parsed.success) onSearch(parsed.data);
          else field()?.focus();
        }}
      >
        <Select
          label={t`Find a family by`}
          value={by}
          options={WAYS.map((way) => ({ value: way.by, name: i18n._(way.name) }))}
          onChoose={setBy}
        />
        <TextField
          label={i18n._(label)}
          name="text"
          type="search"
          autoComplete="off"
          spellCheck={false}
          defaultValue={search?.text}
          error={isTooShort ? t`Enter two letters or more` : undefined}
        />
        <div className="grid sm:mt-[calc(1.6em+0.25rem)]">
          <Tooltips>
            <Tooltip text={t`Press ${SEARCH_KEY} to go to the search field`}>
              <Button look="primary" type="submit" isBusy={isSearching}>
                <Search aria-hidden className="size-4" />
                {isSearching ? <Trans>Searching…</Trans> : <Trans>Search</Trans>}
              </Button>
            </Tooltip>
          </Tooltips>
        </div>
      </form>
    </search>
  );
};
