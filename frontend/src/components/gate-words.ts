import type { MessageDescriptor } from '@lingui/core';

/** Description of a page for signed-in people, for its gate and its sign-in page. */
export interface GateWords {
  readonly name: MessageDescriptor;
  /** Purposes of the page; the sign-in page names the first two. */
  readonly benefits: readonly MessageDescriptor[];
}
