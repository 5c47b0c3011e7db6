/** What the views of the instance ask the server for. */
import type * as endpoints from "../../../../src/pages/panel/endpoints/instance.ts";
import { useResource } from "../../data/resource.ts";
import type { Answer } from "../../data/shapes.ts";

export const INSTANCE = "/panel/api/instance";

export type Instance = Answer<typeof endpoints.getInstance>;
export type HostedCompany = Answer<typeof endpoints.listCompanies>["data"][number];

export const useInstance = () => useResource<Instance>(INSTANCE);
export const useHealth = () => useResource<Answer<typeof endpoints.getHealth>>(`${INSTANCE}/health`);
export const useStorage = () => useResource<Answer<typeof endpoints.getStorage>>(`${INSTANCE}/storage`);
export const useCompanies = () =>
  useResource<Answer<typeof endpoints.listCompanies>>(`${INSTANCE}/companies`);
