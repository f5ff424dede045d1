/** Reserved names of EventStoreDB, which are part of its storage format and its protocol. */
export const SystemEventType = {
  link: '$>',
  streamMetadata: '$metadata',
  streamDeleted: '$streamDeleted',
  epochInformation: '$epoch-information',
  scavengeStarted: '$scavengeStarted',
  scavengeCompleted: '$scavengeCompleted',
} as const;

export const SystemStream = {
  epochInformation: '$epoch-information',
  scavenges: '$scavenges',
} as const;

const METASTREAM_PREFIX = '$$';

export const isMetastream = (streamId: string): boolean => streamId.startsWith(METASTREAM_PREFIX);

export const metastreamOf = (streamId: string): string => `${METASTREAM_PREFIX}${streamId}`;

export const originalStreamOf = (metastreamId: string): string =>
  metastreamId.slice(METASTREAM_PREFIX.length);
