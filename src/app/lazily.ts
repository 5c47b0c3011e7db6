export interface Routes {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Routes that are loaded when they are first asked for: the start does not wait for what few requests need. Where that
 * fails, the next request tries again.
 */
export function lazily(load: () => Promise<Routes>): (request: Request) => Promise<Response> {
  let routes: ReturnType<typeof load> | undefined;
  return async (request) => {
    routes ??= load().catch((fault: unknown) => {
      routes = undefined;
      throw fault;
    });
    return (await routes).fetch(request);
  };
}
