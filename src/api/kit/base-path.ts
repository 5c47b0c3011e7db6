/** Where the API lives under the site's address. */
export const BASE_PATH = "/api/v1";
