/** What a company made for its labels, for machines that print them by themselves. */
import { LabelLogo, OwnLabelTemplate } from "../../domain/labels/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

const TEMPLATES = "Label templates";
const LOGO = "Label logo";

export const listLabelTemplates = endpoint({
  method: "GET",
  path: "/label_templates",
  noun: TEMPLATES,
  name: "listLabelTemplates",
  summary: "List label templates",
  description:
    "Those that the company made for itself, the same for live and test data, newest first. Those that come with Carnet are told by `carnet labels --list`.",
  returns: OwnLabelTemplate,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const getLabelLogo = endpoint({
  method: "GET",
  path: "/label_logo",
  noun: LOGO,
  name: "getLabelLogo",
  summary: "Get the logo of labels",
  description: "As it is printed in elements of the type `logo`.",
  returns: LabelLogo,
  fails: [],
});
