import { randomUUID } from 'node:crypto';
import { SystemEventType, SystemStream } from '../semantics/system.ts';
import type { WriteRequest } from '../semantics/write.ts';

/** Every log starts with an event of its own, as on the real server: its id tells logs apart. */
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
