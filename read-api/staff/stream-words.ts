import { contexts } from '@hearthway/domain/contexts.ts';
import { LOG_STREAM } from '@hearthway/domain/staff/log-line.ts';
import type { TimelineStream } from '@hearthway/domain/staff/timeline.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';

const STREAMS = [
  ...contexts.flatMap(({ aggregates }) =>
    aggregates.map(({ decider, label, icon }) => ({
      category: decider.stream.category,
      label,
      icon,
    })),
  ),
  LOG_STREAM,
];

/** Returns names and icons of all streams and of the log, from the manifests of their contexts. */
export const streamsIn = (translate: Translate): TimelineStream[] =>
  STREAMS.map(({ category, label, icon }) => ({ category, label: translate(label), icon }));
