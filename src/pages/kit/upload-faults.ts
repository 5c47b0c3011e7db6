/** Why a file was not taken in, as a person who sent it reads it. */
import type { FailureCode } from "../../domain/failure.ts";
import type { MessageKey } from "./messages/en.ts";

export const UPLOAD_FAULTS: Partial<Record<FailureCode, MessageKey>> = {
  file_missing: "document.fault_missing",
  file_type_unsupported: "document.fault_type",
  file_too_large: "document.fault_large",
  too_many_files: "document.fault_many",
};
