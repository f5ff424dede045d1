import type { AlertSource } from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where words of a crisis were written. */
export const SOURCES: Readonly<Record<AlertSource, MessageDescriptor>> = {
  support: msg`In a message to support`,
  assistant: msg`To the assistant`,
  feedback: msg`In feedback or a story`,
};
