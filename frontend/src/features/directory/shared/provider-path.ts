/** A provider's own page. */
export const providerPath = (id: string): string => `/resources/provider/${encodeURIComponent(id)}`;
