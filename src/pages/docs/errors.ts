/** Every error code with its status, cause and cure. The words are typed by the closed list: none can be missing. */
import { ERROR_GUIDE } from "../../api/error-guide.ts";
import { FAILURE_CODES, statusOf, typeOf } from "../../domain/failure.ts";
import { type Html, html } from "../kit/html.ts";
import { responsiveTable } from "./fields.ts";
import { prose } from "./prose.ts";

export function errorTable(): Html {
  return responsiveTable(
    "Error codes",
    ["Code", "Cause and cure"],
    FAILURE_CODES.map((code) => ({
      id: `error-${code}`,
      head: html`<code translate="no">${code}</code><span class="type">${statusOf(code)} <span translate="no">${typeOf(code)}</span></span>`,
      cell: html`${prose(ERROR_GUIDE[code].cause)}<br><span class="cure">${prose(ERROR_GUIDE[code].cure)}</span>`,
    })),
  );
}
