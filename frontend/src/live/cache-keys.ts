/** Where the query cache keeps what the socket brings up to date. */
export const healthKey = ['health'] as const;
