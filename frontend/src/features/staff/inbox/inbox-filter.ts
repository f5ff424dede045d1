import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NONE,
  INBOX_STATUSES,
} from '@hearthway/domain/staff/inbox.constants.ts';
import { CONTACT_PRIORITIES, CONTACT_TOPICS } from '@hearthway/domain/support/support.constants.ts';

/** Filter of the inbox; an empty text is unset. */
export interface InboxFilter {
  readonly status: '' | (typeof INBOX_STATUSES)[number];
  readonly topic: '' | (typeof CONTACT_TOPICS)[number];
  readonly priority: '' | (typeof CONTACT_PRIORITIES)[number];
  readonly language: '' | (typeof CONTENT_LANGUAGES)[number];
  readonly assignee: string;
  readonly crisis: '' | 'yes';
}

export const NO_FILTER: InboxFilter = {
  status: '',
  topic: '',
  priority: '',
  language: '',
  assignee: '',
  crisis: '',
};

const ID = /^[0-9a-f]{32}$/;

const among = <Value extends string>(values: readonly Value[], value: string): Value | '' =>
  values.find((each) => each === value) ?? '';

/** Reads the filter from the URL, which a reload preserves. Unknown values are ignored. */
export const filterIn = (search: URLSearchParams): InboxFilter => {
  const value = (name: keyof InboxFilter): string => search.get(name) ?? '';
  const assignee = value('assignee');
  const isAssignee = ID.test(assignee) || [ASSIGNED_TO_ME, ASSIGNED_TO_NONE].includes(assignee);
  return {
    status: among(INBOX_STATUSES, value('status')),
    topic: among(CONTACT_TOPICS, value('topic')),
    priority: among(CONTACT_PRIORITIES, value('priority')),
    language: among(CONTENT_LANGUAGES, value('language')),
    assignee: isAssignee ? assignee : '',
    crisis: among(['yes'], value('crisis')),
  };
};

/** Query string for the page's URL and the API. */
export const searchOf = (filter: InboxFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

export const isFiltered = (filter: InboxFilter): boolean => searchOf(filter).size > 0;
