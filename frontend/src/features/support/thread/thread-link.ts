/** The code in a mailed link to a visitor's conversation: `/support/thread#CODE`. */
export const codeIn = (hash: string): string | undefined => /^#([\w-]{1,100})$/.exec(hash)?.[1];

/** The conversation that was opened by a code: `/support/thread#thread=ID`. The cookie opens it. */
export const threadIn = (hash: string): string | undefined =>
  /^#thread=([0-9a-f]{32})$/.exec(hash)?.[1];

export const THREAD_PATH = '/support/thread';

export const visitorThreadPath = (threadId: string): string => `${THREAD_PATH}#thread=${threadId}`;
