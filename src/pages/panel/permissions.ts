/**
 * Who may do what in a company: the least role for each operation, of the API as of the panel. This table is the
 * whole matrix; the door asks it, and tests walk it.
 */
import type { Role } from "../../domain/members/role.ts";

export interface Permission {
  least: Role;
  /** Its person must have proved who they are within the last 10 minutes. */
  confirmed?: true;
}

export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  getAccount: { least: "viewer" },
  listTemplates: { least: "viewer" },

  listProducts: { least: "viewer" },
  getProduct: { least: "viewer" },
  createProduct: { least: "editor" },
  changeProduct: { least: "editor" },

  listBatches: { least: "viewer" },
  getBatch: { least: "viewer" },
  createBatch: { least: "editor" },
  changeBatch: { least: "editor" },

  listDocuments: { least: "viewer" },
  getDocument: { least: "viewer" },
  createDocument: { least: "editor" },
  extractDocument: { least: "editor" },

  listPassports: { least: "viewer" },
  getPassport: { least: "viewer" },
  listVersions: { least: "viewer" },
  issuePassport: { least: "editor" },
  publishVersion: { least: "editor" },
  withdrawPassport: { least: "editor" },

  listItems: { least: "viewer" },
  listItemsOfPassport: { least: "viewer" },
  getItem: { least: "viewer" },
  createItems: { least: "editor" },
  voidItem: { least: "editor" },
  bindItemTag: { least: "editor" },

  listSerialBlocks: { least: "viewer" },
  getSerialBlock: { least: "viewer" },
  getSerialBlockCodes: { least: "viewer" },
  createSerialBlock: { least: "editor" },
  createItemsOfBlock: { least: "editor" },
  releaseSerialBlock: { least: "editor" },
  getLabel: { least: "viewer" },
  bindLabels: { least: "editor" },
  voidLabel: { least: "editor" },
  listLabelTemplates: { least: "viewer" },
  getLabelLogo: { least: "viewer" },

  listCodeRecords: { least: "viewer" },
  recordCodes: { least: "editor" },

  listDevices: { least: "admin" },
  createDevice: { least: "admin", confirmed: true },
  renewDeviceCode: { least: "admin", confirmed: true },
  changeDevice: { least: "admin", confirmed: true },
  revokeDevice: { least: "admin", confirmed: true },

  // Whoever sees an open session has its address, and may do in it what its operator may.
  listPassportSessions: { least: "editor" },
  getPassportSession: { least: "editor" },
  createPassportSession: { least: "editor" },
  expirePassportSession: { least: "editor" },
  createPortalSession: { least: "editor" },

  listLifecycleEvents: { least: "viewer" },
  getLifecycleEvent: { least: "viewer" },
  createLifecycleEvent: { least: "editor" },
  voidLifecycleEvent: { least: "editor" },
  listEventFiles: { least: "viewer" },
  downloadEventFile: { least: "viewer" },
  addEventFile: { least: "editor" },
  listEventSummaries: { least: "viewer" },
  getEventSummary: { least: "viewer" },
  findEventSubjects: { least: "editor" },
  removeEventFile: { least: "editor" },
  approveLifecycleEvent: { least: "editor" },
  rejectLifecycleEvent: { least: "editor" },

  listDataRequests: { least: "viewer" },
  getDataRequest: { least: "viewer" },
  createDataRequest: { least: "editor" },
  remindSupplier: { least: "editor" },
  extendDataRequest: { least: "editor" },
  revokeDataRequest: { least: "editor" },
  // As with suggestions: what others say becomes a value of the company by a validator's word.
  reviewDataRequest: { least: "validator" },

  listPartnerLinks: { least: "admin" },
  createPartnerLink: { least: "admin", confirmed: true },
  revokePartnerLink: { least: "admin" },

  listEvents: { least: "viewer" },
  getEvent: { least: "viewer" },

  copyProductToLive: { least: "editor" },

  listMembers: { least: "viewer" },
  listInvitations: { least: "admin" },
  changeMember: { least: "admin", confirmed: true },
  removeMember: { least: "admin", confirmed: true },
  createInvitation: { least: "admin", confirmed: true },
  withdrawInvitation: { least: "admin", confirmed: true },
  getCompany: { least: "viewer" },
  changeCompany: { least: "admin", confirmed: true },
  getBranding: { least: "viewer" },
  changeBranding: { least: "admin" },
  setLogo: { least: "admin" },
  removeLogo: { least: "admin" },
  previewBranding: { least: "admin" },

  listApiKeys: { least: "admin" },
  createApiKey: { least: "admin", confirmed: true },
  revokeApiKey: { least: "admin", confirmed: true },

  listWebhooks: { least: "admin" },
  getWebhook: { least: "admin" },
  createWebhook: { least: "admin", confirmed: true },
  changeWebhook: { least: "admin", confirmed: true },
  enableWebhook: { least: "admin" },
  disableWebhook: { least: "admin" },
  showWebhookSecret: { least: "admin", confirmed: true },
  rotateWebhookSecret: { least: "admin", confirmed: true },
  pingWebhook: { least: "admin" },
  listWebhookDeliveries: { least: "admin" },
  getWebhookDelivery: { least: "admin" },
  resendWebhookDelivery: { least: "admin" },

  listRequests: { least: "admin" },
  // It tells when and from where colleagues sign in.
  listActivity: { least: "admin" },
  exportActivity: { least: "admin", confirmed: true },

  listImports: { least: "viewer" },
  getImport: { least: "viewer" },
  listImportRows: { least: "viewer" },
  createImport: { least: "editor" },
  checkImport: { least: "editor" },
  runImport: { least: "editor" },
  cancelImport: { least: "editor" },
  undoImport: { least: "editor" },
  createEdit: { least: "editor" },
  getImportTemplate: { least: "viewer" },
  getImportCorrections: { least: "viewer" },
  // All that a company has, in one file.
  exportProducts: { least: "viewer", confirmed: true },

  listSavedViews: { least: "viewer" },
  // One's own; those for everybody need an editor.
  createSavedView: { least: "viewer" },
  deleteSavedView: { least: "viewer" },

  getOverview: { least: "viewer" },
  listTemplateNames: { least: "viewer" },
  getTemplateForm: { least: "viewer" },
  listProductSummaries: { least: "viewer" },
  listProductHistory: { least: "viewer" },
  getProductForm: { least: "viewer" },
  saveProduct: { least: "editor" },
  setProductImage: { least: "editor" },
  previewPassport: { least: "viewer" },
  listPassportSummaries: { least: "viewer" },
  listRuns: { least: "viewer" },
  exportRun: { least: "viewer" },
  getLabelDesk: { least: "viewer" },
  previewLabel: { least: "viewer" },
  calibrateSheet: { least: "viewer" },
  printRun: { least: "editor" },
  createLabelTemplate: { least: "editor" },
  changeLabelTemplate: { least: "editor" },
  removeLabelTemplate: { least: "editor" },
  setLabelLogo: { least: "editor" },
  drawPassportCode: { least: "viewer" },
  drawItemCode: { least: "viewer" },
  listDocumentSummaries: { least: "viewer" },
  getDocumentContent: { least: "viewer" },
  drawDocumentPage: { least: "viewer" },
  changeDocument: { least: "editor" },
  getReview: { least: "viewer" },
  decideSuggestion: { least: "validator" },
};

/** @throws Error for an operation that the table does not know: nobody may do it */
export function permissionOf(name: string): Permission {
  const permission = PERMISSIONS[name];
  if (permission === undefined) throw new Error(`the table of permissions does not know ${name}`);
  return permission;
}

/** The operations that a role reaches. */
export function permittedTo(reaches: (least: Role) => boolean): string[] {
  return Object.entries(PERMISSIONS).flatMap(([name, { least }]) => (reaches(least) ? [name] : []));
}
