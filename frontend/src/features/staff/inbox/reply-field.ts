/** Name of the field that replies are typed into. */
export const REPLY_FIELD = 'reply';

/** The field on this page; null where there is none. */
export const replyField = (): HTMLElement | null =>
  document.querySelector(`textarea[name="${REPLY_FIELD}"]`);
