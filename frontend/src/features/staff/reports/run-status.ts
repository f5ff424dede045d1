import type { RunProgress } from '@hearthway/domain/reports/reports.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type RunStatus = RunProgress['status'];

export const STATUS_WORDS: Readonly<Record<RunStatus, MessageDescriptor>> = {
  waiting: msg({ message: 'Waiting', comment: 'A report that is about to be made' }),
  running: msg({ message: 'Running', comment: 'A report that is being made' }),
  done: msg({ message: 'Done', comment: 'A report that was made' }),
  failed: msg({ message: 'Failed', comment: 'A report that could not be made' }),
  canceled: msg({ message: 'Canceled', comment: 'A report that an analyst canceled' }),
};

export const isUnderWay = ({ status }: Pick<RunProgress, 'status'>): boolean =>
  status === 'waiting' || status === 'running';
