/**
 * Formats a US phone number as `(919) 555-0100`; null if it cannot be called: other than ten digits (a
 * leading 1 aside), or a nonexistent area code or exchange.
 */
export const formatPhone = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits);
  return parts && `(${parts[1]}) ${parts[2]}-${parts[3]}`;
};
