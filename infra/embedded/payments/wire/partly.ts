/**
 * The part of one of Stripe's objects that this server fills in. The names and the types of the
 * fields are checked against those of the official package.
 */
export type Partly<Wire> = Wire extends readonly (infer Item)[]
  ? Partly<Item>[]
  : Wire extends object
    ? { -readonly [Key in keyof Wire]?: Partly<Wire[Key]> }
    : Wire;
