/** What the address of a view names: `:id` and the like. */
export type Params = Record<string, string>;
