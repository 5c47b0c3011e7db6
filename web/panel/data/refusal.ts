/** What can go wrong between the panel and its server. */

export interface Fault {
  code: string;
  param?: string;
  message: string;
}

/** An answer of the server that is no. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;
  readonly faults: readonly Fault[];

  constructor(status: number, error: Fault & { errors?: readonly Fault[] }) {
    super(error.message);
    this.name = "Refusal";
    this.status = status;
    this.code = error.code;
    this.param = error.param;
    this.faults = error.errors ?? [error];
  }
}

/** No answer: the server, or the way to it, is gone for now. */
export class Unreachable extends Error {
  constructor() {
    super("the server did not answer");
    this.name = "Unreachable";
  }
}
