/** Link for dialing. Ten digits are an American number; digits after an "x" are an extension. */
export const telephoneLink = (phone: string): string => {
  const [number = '', extension] = phone.split(/\s*(?:x|ext\.?)\s*/i, 2);
  const digits = number.replaceAll(/\D/g, '');
  const dialed =
    digits.length === 10 ? `+1${digits}` : `${number.includes('+') ? '+' : ''}${digits}`;
  return `tel:${dialed}${extension ? `;ext=${extension.replaceAll(/\D/g, '')}` : ''}`;
};

/** Link to directions in a maps service. */
export const directionsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/**
 * Link to a listing's site, or null for an invalid address. Listings come from elsewhere, so only http and
 * https are allowed, never scripts.
 */
export const websiteLink = (website: string): string | null => {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};
