import type { AlertSource } from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Places in which a person's words can raise an alert. */
export const SOURCES: Readonly<Record<AlertSource, MessageDescriptor>> = {
  support: msg`In a message to support`,
  assistant: msg`To the assistant`,
  feedback: msg`In feedback or a story`,
};
