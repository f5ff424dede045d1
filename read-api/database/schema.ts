/** The read models this service queries; each adds its table here. It only ever reads. */
export type ReadSchema = Readonly<Record<never, never>>;
