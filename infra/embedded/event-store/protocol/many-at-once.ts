import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

/**
 * Lets the handlers of a call write arrays of messages. grpc-js waits for each message to reach the socket
 * before it takes the next, so that each needs a frame and a turn of its own; these leave together.
 */
export const manyAtOnce =
  (path: string): ServerInterceptor =>
  (method, call) => {
    if (method.path !== path) return new ServerInterceptingCall(call);
    return new (class extends ServerInterceptingCall {
      override sendMessage(messages: readonly unknown[], callback: () => void): void {
        const last = messages.length - 1;
        for (const [index, message] of messages.entries())
          call.sendMessage(message, index === last ? callback : () => {});
      }
    })(call);
  };
