/** The page of a module. */
export const modulePath = (id: string): string => `/learning/module/${encodeURIComponent(id)}`;

export const certificatePath = (id: string): string => `${modulePath(id)}/certificate`;
