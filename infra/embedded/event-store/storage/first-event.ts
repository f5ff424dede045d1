import { randomUUID } from 'node:crypto';
import { SystemEventType, SystemStream } from '../semantics/system.ts';
import type { WriteRequest } from '../semantics/write.ts';

/** First event of every log, as on the real server: its id identifies the log. */
export const firstEvent = (): WriteRequest => {
  const epochId = randomUUID();
  return {
    kind: 'append',
    streamId: SystemStream.epochInformation,
    expected: 'no_stream',
    events: [
      {
        id: epochId,
        type: SystemEventType.epochInformation,
        isJson: true,
        data: Buffer.from(JSON.stringify({ epochNumber: 0, epochId })),
        metadata: new Uint8Array(),
      },
    ],
  };
};
