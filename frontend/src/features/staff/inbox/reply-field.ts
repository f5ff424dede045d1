export const REPLY_FIELD = 'reply';

/** Returns the reply field on this page; null where there is none. */
export const replyField = (): HTMLElement | null =>
  document.querySelector(`textarea[name="${REPLY_FIELD}"]`);
