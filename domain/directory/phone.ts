/**
 * A US telephone number as people write it, `(919) 555-0100`; null when it cannot be called: other
 * than ten digits (a leading 1 aside), or an area code or exchange that does not exist.
 */
export const formatPhone = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits);
  return parts && `(${parts[1]}) ${parts[2]}-${parts[3]}`;
};
