export const providerPath = (id: string): string => `/resources/provider/${encodeURIComponent(id)}`;
