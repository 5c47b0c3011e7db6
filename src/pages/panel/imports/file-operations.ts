/** Tables of products in and out. */

import { closingFor, parseObject, readLimited, readText } from "../../../api/kit/body.ts";
import { Failure } from "../../../domain/failure.ts";
import { parseWith } from "../../../domain/faults.ts";
import { createEdit, createImport, refusal } from "../../../domain/imports/create.ts";
import { getImport } from "../../../domain/imports/read.ts";
import type { NewEdit } from "../../../domain/imports/shape.ts";
import { readTableApart } from "../../../domain/tables/reader-process.ts";
import { TABLE_BYTES, TableRefused } from "../../../domain/tables/table.ts";
import { cleanFileName } from "../../../formats/file-name.ts";
import { type FileOperation, jsonFile } from "../../kit/file-kit.ts";
import type { Locale } from "../../kit/locale.ts";
import * as endpoints from "../endpoints/imports.ts";
import type { PanelServices } from "../services.ts";
import { productsFile } from "./export.ts";
import { correctionsFile } from "./rows.ts";
import { templateFile } from "./template-file.ts";

export const importFileOperations: readonly FileOperation<PanelServices>[] = [
  {
    endpoint: endpoints.createImport,
    async answer(services, { query, signal, receive }) {
      const { name = "" } = parseWith(endpoints.createImport.query, Object.fromEntries(query));
      const { body, scope } = await receive(readFile);
      const table = await tableOf(body, signal);
      const id = await createImport(services, scope, cleanFileName(name) ?? "file", table);
      return jsonFile(await getImport(services.db.reader, scope, id));
    },
  },
  {
    endpoint: endpoints.createEdit,
    async answer(services, { receive }) {
      const { body, scope } = await receive(readText);
      const edit = parseWith(endpoints.createEdit.body, parseObject(body));
      const id = await createEdit(services, scope, edit as NewEdit);
      return jsonFile(await getImport(services.db.reader, scope, id));
    },
  },
  {
    endpoint: endpoints.exportProducts,
    async answer({ db }, { scope, params, query }) {
      const filters = parseWith(endpoints.exportProducts.query, Object.fromEntries(query));
      return productsFile(db, scope, filters, params["format"] ?? "");
    },
  },
  {
    endpoint: endpoints.getImportTemplate,
    async answer(_services, { params, query }) {
      const { language, separator } = parseWith(endpoints.getImportTemplate.query, Object.fromEntries(query));
      return templateFile(params["code"] ?? "", params["format"] ?? "", localeOf(language), separator);
    },
  },
  {
    endpoint: endpoints.getImportCorrections,
    async answer({ db }, { scope, params, query }) {
      const { language, separator } = parseWith(
        endpoints.getImportCorrections.query,
        Object.fromEntries(query),
      );
      const { id = "", format = "" } = params;
      return correctionsFile(db.reader, scope, id, format, localeOf(language), separator);
    },
  },
];

/** The endpoints' shapes let known languages pass only. */
function localeOf(language: string | undefined): Locale {
  return (language ?? "en") as Locale;
}

async function tableOf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  try {
    return await readTableApart(bytes, signal);
  } catch (fault) {
    throw fault instanceof TableRefused ? refusal(fault) : fault;
  }
}

/** The body, as far as the limit allows. */
async function readFile(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readLimited(request, TABLE_BYTES, () => tooLarge(request));
  if (bytes.length === 0)
    throw new Failure("file_missing", "There is no file in the body. Choose one.", "file");
  return bytes;
}

function tooLarge(request: Request): Failure {
  return new Failure(
    "file_too_large",
    `The file is larger than ${TABLE_BYTES / 1024 / 1024} MB. Part it into several files.`,
    "file",
    closingFor(request),
  );
}
