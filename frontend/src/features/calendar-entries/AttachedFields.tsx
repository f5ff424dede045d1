import {
  ATTACHED_KINDS,
  ATTACHED_NAME_MAX_LENGTH,
  type AttachedKind,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Select } from '../../components/Select.tsx';
import { Fold } from '../../forms/FormParts.tsx';
import type { FieldBinding, FieldsNamed } from '../../forms/useZodForm.ts';
import { useCallTimes } from '../favorites/shared/useCallTimes.ts';
import { useFavorites } from '../favorites/shared/useFavorites.ts';
import { useDenials } from '../insurance/shared/useDenialDates.ts';
import { cardsQuery } from '../learning/shared/learning.queries.ts';
import { type Attached, attachedIn, attachedText } from './attached.ts';
import { attachedKindWords, letterWords } from './calendar-words.ts';

interface AttachedFieldsProps {
  readonly userId: string;
  readonly field: FieldsNamed<string>;
}

/** Fields of the thing that an entry belongs to: its kind first, then one of the family's. */
export const AttachedFields = ({ userId, field }: AttachedFieldsProps) => {
  const { t, i18n } = useLingui();
  const attached = field('attached');
  const kept = attachedIn(attached.defaultValue);
  const [kind, setKind] = useState<AttachedKind | ''>(kept?.kind ?? '');
  return (
    <Fold
      title={
        <>
          <Trans>What it belongs to</Trans>
          {kept !== null && `: ${nameOf(i18n, kept)}`}
        </>
      }
    >
      <Select<AttachedKind | ''>
        label={t`It belongs to`}
        value={kind}
        onChoose={setKind}
        options={[
          { value: '', name: t`Nothing` },
          ...ATTACHED_KINDS.map((value) => ({ value, name: attachedKindWords(i18n, value) })),
        ]}
      />
      {kind === '' ? (
        <input type="hidden" name={attached.name} value="" />
      ) : (
        <Things
          key={kind}
          userId={userId}
          kind={kind}
          kept={kept?.kind === kind ? kept : null}
          attached={attached}
        />
      )}
    </Fold>
  );
};

const nameOf = (i18n: I18n, { kind, name }: Attached): string =>
  kind === 'denial' ? letterWords(i18n, name) : name;

interface ThingsProps {
  readonly userId: string;
  readonly kind: AttachedKind;
  readonly kept: Attached | null;
  readonly attached: FieldBinding;
}

const Things = ({ kind, ...props }: ThingsProps) => {
  switch (kind) {
    case 'provider':
      return <Providers {...props} />;
    case 'call':
      return <Calls {...props} />;
    case 'denial':
      return <Denials {...props} />;
    case 'lesson':
      return <Lessons {...props} />;
  }
};

type OfKind = Omit<ThingsProps, 'kind'>;

const Providers = ({ userId, ...props }: OfKind) => {
  const { t } = useLingui();
  const { favorites, query } = useFavorites(userId);
  const all = favorites?.map(({ id, name }) => ({ kind: 'provider' as const, id, name }));
  return <Choice {...props} label={t`Which provider`} query={query} all={all} />;
};

const Calls = ({ userId, ...props }: OfKind) => {
  const { t } = useLingui();
  const { times, query } = useCallTimes(userId);
  const all = times.map(({ resourceId: id, name }) => ({ kind: 'call' as const, id, name }));
  return <Choice {...props} label={t`Call to whom`} query={query} all={all} />;
};

const Denials = ({ userId, ...props }: OfKind) => {
  const { t } = useLingui();
  const query = useDenials(userId);
  const all = query.data?.answer.map(({ id, letterOn }) => ({
    kind: 'denial' as const,
    id,
    name: letterOn,
  }));
  return <Choice {...props} label={t`Which denial`} query={query} all={all} />;
};

const Lessons = ({ userId: _, ...props }: OfKind) => {
  const { t } = useLingui();
  const query = useQuery(cardsQuery);
  const all = query.data?.map(({ id, title }) => ({ kind: 'lesson' as const, id, name: title }));
  return <Choice {...props} label={t`Which lesson`} query={query} all={all} />;
};

interface ChoiceProps extends Omit<OfKind, 'userId'> {
  readonly label: string;
  readonly query: UseQueryResult<unknown>;
  /** Undefined while loading. */
  readonly all: readonly Attached[] | undefined;
}

/** The one that the entry has stays a choice, whether it is still listed or not. */
const Choice = ({ kept, attached, label, query, all = [] }: ChoiceProps) => {
  const { t, i18n } = useLingui();
  const others = all.filter(({ id }) => id !== kept?.id);
  const things = kept === null ? others : [kept, ...others];
  if (things.length === 0)
    return (
      <>
        <input type="hidden" name={attached.name} value="" />
        <FailedQuery query={query} title={t`We couldn’t load these`} />
        {query.isSuccess && (
          <p>
            <Trans>You have none yet.</Trans>
          </p>
        )}
      </>
    );
  const { defaultValue, ...binding } = attached;
  return (
    <Select
      {...binding}
      label={label}
      defaultValue={attachedText(kept)}
      options={[
        { value: '', name: t`Please choose` },
        ...things.map((thing) => ({
          value: attachedText({ ...thing, name: thing.name.slice(0, ATTACHED_NAME_MAX_LENGTH) }),
          name: nameOf(i18n, thing),
        })),
      ]}
    />
  );
};
