/**
 * Subset of a Stripe object that this server fills in. Field names and types are checked against the official
 * package.
 */
export type Partly<Wire> = Wire extends readonly (infer Item)[]
  ? Partly<Item>[]
  : Wire extends object
    ? { -readonly [Key in keyof Wire]?: Partly<Wire[Key]> }
    : Wire;
