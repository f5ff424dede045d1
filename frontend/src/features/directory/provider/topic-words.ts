import type { ReportTopic } from '@hearthway/domain/directory/listing-report.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Topics of a listing report. */
export const TOPIC_WORDS: Readonly<Record<ReportTopic, MessageDescriptor>> = {
  name: msg`The name`,
  phone: msg`The phone number`,
  address: msg`The address`,
  email: msg`The email`,
  website: msg`The website`,
  hours: msg`The hours`,
  services: msg`What they offer`,
  insurance: msg`The insurance they take`,
  accepting: msg`Whether they accept new families`,
  closed: msg`They have closed`,
  other: msg`Something else`,
};
