import {
  PROPOSAL_NAME_MAX_LENGTH,
  PROPOSAL_PLACE_MAX_LENGTH,
  PROPOSAL_TEXT_MAX_LENGTH,
  PROPOSAL_WEBSITE_MAX_LENGTH,
} from '@hearthway/domain/directory/resource-proposal.constants.ts';
import { proposeResourceSchema } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { ignored } from '../../../../api/create-api.ts';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { Form } from '../../../../forms/Form.tsx';
import { useCommandForm } from '../../../../forms/useCommandForm.ts';
import { useDraft } from '../../../../session/useDraft.ts';
import { CATEGORY_WORDS } from '../../../directory/shared/category-words.ts';
import { AlikeListings } from './AlikeListings.tsx';
import type { Described } from './alike.ts';
import { proposalsQuery } from './proposals.queries.ts';

interface ProposalFormProps {
  readonly userId: string;
  readonly draftName: string;
  /** Whether it was opened by hand: its first field takes the focus. */
  readonly hasFocus: boolean;
  readonly onClose: () => void;
}

const NAMES: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

const stateCodes = Object.keys(NAMES).toSorted((one, other) =>
  (NAMES[one] ?? '').localeCompare(NAMES[other] ?? ''),
);

export const ProposalForm = ({ userId, draftName, hasFocus, onClose }: ProposalFormProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft(draftName);
  const [described, setDescribed] = useState(() => describedIn((name) => draft.kept[name]));
  const form = useCommandForm({
    path: '/api/resource-proposals',
    schema: proposeResourceSchema,
    answer: ignored,
    draft,
    fallback: msg`Nothing was sent. Check your connection, then try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(proposalsQuery(userId));
      showToast({
        tone: 'done',
        title: t`Thank you for sharing!`,
        description: t`We’ll look into it, and tell you here and by email.`,
      });
      onClose();
    },
  });
  /** A field that tells listings apart: left, it is compared with those of the directory. */
  const telling = (name: keyof Described) => {
    const field = form.field(name);
    return {
      ...field,
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
        void field.onBlur(event);
        const fields = event.target.form === null ? undefined : new FormData(event.target.form);
        setDescribed(describedIn((each) => fields?.get(each)));
      },
    };
  };
  return (
    <Form
      form={form}
      className="grid max-w-2xl grid-cols-1 gap-5 rounded-soft border border-line bg-raised p-4 sm:p-6"
    >
      <TextField
        label={t`Name of the provider`}
        {...telling('name')}
        autoComplete="off"
        required
        autoFocus={hasFocus}
        maxLength={PROPOSAL_NAME_MAX_LENGTH}
      />
      <Select
        label={t`Kind of help`}
        {...form.field('category')}
        options={[
          { value: '', name: t`Choose a kind of help` },
          ...Object.entries(CATEGORY_WORDS).map(([value, { name }]) => ({
            value,
            name: i18n._(name),
          })),
        ]}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={t`Street (if you know it)`}
          {...form.field('street')}
          autoComplete="off"
          maxLength={PROPOSAL_PLACE_MAX_LENGTH}
        />
        <TextField
          label={t`ZIP code (if you know it)`}
          {...telling('zip')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={t`City`}
          {...telling('city')}
          autoComplete="off"
          required
          maxLength={PROPOSAL_PLACE_MAX_LENGTH}
        />
        <Select
          label={t`State`}
          {...telling('state')}
          options={[
            { value: '', name: t`Choose a state` },
            ...stateCodes.map((value) => ({ value, name: NAMES[value] ?? value })),
          ]}
        />
        <TextField
          label={t`Phone number`}
          hint={t`Or their website: one is enough`}
          {...telling('phone')}
          type="tel"
          autoComplete="off"
        />
        <TextField
          label={t`Website`}
          hint={t`Such as www.example.org`}
          {...form.field('website')}
          inputMode="url"
          autoComplete="off"
          maxLength={PROPOSAL_WEBSITE_MAX_LENGTH}
        />
      </div>
      <AlikeListings userId={userId} described={described} />
      <TextArea
        label={t`Why do you recommend them?`}
        hint={t`Only we read this. Please leave your child’s details out.`}
        {...form.field('why')}
        rows={3}
        required
        maxLength={PROPOSAL_TEXT_MAX_LENGTH}
      />
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
};

const describedIn = (textOf: (field: keyof Described) => unknown): Described => {
  const typed = (field: keyof Described): string => {
    const text = textOf(field);
    return typeof text === 'string' ? text.trim() : '';
  };
  return {
    name: typed('name'),
    city: typed('city'),
    state: typed('state'),
    zip: typed('zip'),
    phone: typed('phone'),
  };
};
