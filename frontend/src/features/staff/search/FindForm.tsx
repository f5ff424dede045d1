import { findFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Tooltip, Tooltips } from '../../../components/Tooltip.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
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
  const form = useZodForm({
    schema: findFamiliesSchema,
    initial: { by: search?.by, text: search?.text },
    onSubmit: (next) => {
      if (!isSearching) onSearch(next);
    },
  });
  const [by, setBy] = useState<FamilySearch['by']>(search?.by ?? 'email');
  const { label } = WAYS.find((way) => way.by === by) ?? BY_EMAIL;
  useShortcuts({
    [SEARCH_KEY]: () =>
      form.root.current?.querySelector<HTMLInputElement>('[name="text"]')?.select(),
  });

  return (
    <search>
      <Form form={form} className="grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]">
        <Select
          label={t`Find a family by`}
          {...form.field('by')}
          options={WAYS.map((way) => ({ value: way.by, name: i18n._(way.name) }))}
          onChoose={setBy}
        />
        <TextField
          label={i18n._(label)}
          {...form.field('text')}
          type="search"
          autoComplete="off"
          spellCheck={false}
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
      </Form>
    </search>
  );
};
