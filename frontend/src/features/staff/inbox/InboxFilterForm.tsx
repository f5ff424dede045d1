import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NONE,
  INBOX_STATUSES,
  type InboxStatus,
} from '@hearthway/domain/staff/inbox.constants.ts';
import type { Colleague } from '@hearthway/domain/staff/inbox.contract.ts';
import {
  CONTACT_TOPICS,
  type ContactPriority,
} from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { type InboxFilter, isFiltered, NO_FILTER } from './inbox-filter.ts';
import { PRIORITIES, STATUSES, TOPICS } from './thread-words.ts';

interface InboxFilterFormProps {
  readonly filter: InboxFilter;
  readonly colleagues: readonly Colleague[];
  readonly onFilter: (filter: InboxFilter) => void;
}

/** The most urgent first. */
const PRIORITIES_SHOWN: readonly ContactPriority[] = ['high', 'normal', 'low'];

/** Filters of the queue, each of which takes effect at once. */
export const InboxFilterForm = ({ filter, colleagues, onFilter }: InboxFilterFormProps) => {
  const { i18n, t } = useLingui();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const choose =
    <Name extends keyof InboxFilter>(name: Name) =>
    (value: InboxFilter[Name]) =>
      onFilter({ ...filter, [name]: value });
  return (
    <search tabIndex={-1} aria-label={t`Filters`}>
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-6">
        <Select<'' | InboxStatus>
          label={t`Show`}
          value={filter.status === 'waiting' ? '' : filter.status}
          options={INBOX_STATUSES.map((status) => ({
            value: status === 'waiting' ? '' : status,
            name: status === 'waiting' ? t`Waiting` : i18n._(STATUSES[status]),
          }))}
          onChoose={choose('status')}
        />
        <Select<InboxFilter['topic']>
          label={t`Topic`}
          value={filter.topic}
          options={[
            { value: '', name: t`Any` },
            ...CONTACT_TOPICS.map((topic) => ({ value: topic, name: i18n._(TOPICS[topic]) })),
          ]}
          onChoose={choose('topic')}
        />
        <Select<InboxFilter['priority']>
          label={t`Priority`}
          value={filter.priority}
          options={[
            { value: '', name: t`Any` },
            ...PRIORITIES_SHOWN.map((priority) => ({
              value: priority,
              name: i18n._(PRIORITIES[priority]),
            })),
          ]}
          onChoose={choose('priority')}
        />
        <Select<InboxFilter['language']>
          label={t`Language`}
          value={filter.language}
          options={[
            { value: '', name: t`Any` },
            ...CONTENT_LANGUAGES.map((language) => ({
              value: language,
              name: languages.of(language) ?? language,
            })),
          ]}
          onChoose={choose('language')}
        />
        <Select
          label={t`Assigned to`}
          value={filter.assignee}
          options={[
            { value: '', name: t`Any` },
            { value: ASSIGNED_TO_ME, name: t`Me` },
            { value: ASSIGNED_TO_NONE, name: t`No one` },
            ...colleagues.map(({ staffId, name }) => ({ value: staffId, name })),
          ]}
          onChoose={choose('assignee')}
        />
        <Select<InboxFilter['crisis']>
          label={t`Crisis`}
          value={filter.crisis}
          options={[
            { value: '', name: t`Any` },
            { value: 'yes', name: t`Words of a crisis` },
          ]}
          onChoose={choose('crisis')}
        />
      </div>
      {isFiltered(filter) && (
        <div className="pt-3">
          <Button look="quiet" onClick={() => onFilter(NO_FILTER)}>
            <Trans>Show the whole queue</Trans>
          </Button>
        </div>
      )}
    </search>
  );
};
