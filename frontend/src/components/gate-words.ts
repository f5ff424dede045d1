import type { MessageDescriptor } from '@lingui/core';

/** A page for signed-in people, as its gate and the sign-in page on the way to it describe it. */
export interface GateWords {
  readonly name: MessageDescriptor;
  /** Purposes of the page; the sign-in page names the first two. */
  readonly benefits: readonly MessageDescriptor[];
}
