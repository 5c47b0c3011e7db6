// Made by `npm run client` from the endpoints of the API. Change those, then run it again.
import type { FileDownload } from "./file.ts";
import type { Answered } from "./answer.ts";
import type { List } from "./list.ts";
import { inPath, type RequestOptions, type Sender } from "./sender.ts";
import type {
  Account,
  AddEventFileForm,
  Batch,
  BatchChanges,
  CodeRecord,
  CodeRecordsTaken,
  CreateDocumentForm,
  Document,
  Event,
  EventFile,
  Item,
  ItemRun,
  ItemTag,
  ItemsOfBlock,
  Label,
  LabelBinding,
  LabelLogo,
  LabelTemplate,
  LifecycleEvent,
  ListBatchesQuery,
  ListCodeRecordsQuery,
  ListDocumentsQuery,
  ListEventFilesQuery,
  ListEventsQuery,
  ListItemsOfPassportQuery,
  ListItemsQuery,
  ListLabelTemplatesQuery,
  ListLifecycleEventsQuery,
  ListPassportSessionsQuery,
  ListPassportsQuery,
  ListProductsQuery,
  ListSerialBlocksQuery,
  ListTemplatesQuery,
  ListVersionsQuery,
  ListedPassport,
  NewBatch,
  NewCodeRecords,
  NewItems,
  NewLifecycleEvent,
  NewPassport,
  NewPassportSession,
  NewPortalSession,
  NewProduct,
  NewSerialBlock,
  NewVersion,
  Passport,
  PassportSession,
  PassportVersion,
  PortalSession,
  Product,
  ProductChanges,
  Release,
  SerialBlock,
  SerialBlockCodes,
  Template,
  Void,
  VoidLifecycleEvent,
  Withdrawal,
} from "./types.generated.ts";

/** Account. */
export class AccountApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Get the account. The company that the key belongs to. */
  get(options?: RequestOptions): Promise<Answered<Account>> {
    return this.#sender.send("GET", "/account", { options });
  }
}

/** Products. */
export class ProductsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List products. Newest first. `reference` and `gtin` find the product with exactly that value. */
  list(query: ListProductsQuery = {}, options?: RequestOptions): List<Product> {
    return this.#sender.list("/products", query, options);
  }

  /** Create a product. A model of article. Its `uid`, and with it the address of its passport, is allotted here. */
  create(body: NewProduct, options?: RequestOptions): Promise<Answered<Product>> {
    return this.#sender.send("POST", "/products", { body, options });
  }

  /** Get a product. */
  get(product: string, options?: RequestOptions): Promise<Answered<Product>> {
    return this.#sender.send("GET", `/products/${inPath("product", product)}`, { options });
  }

  /** Change a product. Send only what changes. `status` archives and reactivates; in `data` only the sent keys change, and `null` deletes a value. */
  update(product: string, body: ProductChanges, options?: RequestOptions): Promise<Answered<Product>> {
    return this.#sender.send("POST", `/products/${inPath("product", product)}`, { body, options });
  }
}

/** Batches. */
export class BatchesApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List the batches of a product. Newest first. */
  list(product: string, query: ListBatchesQuery = {}, options?: RequestOptions): List<Batch> {
    return this.#sender.list(`/products/${inPath("product", product)}/batches`, query, options);
  }

  /** Create a batch. A concrete production of a product. Its own values stand over the product's in its passport, which `POST /passports` issues with `batch`. Its `uid` is allotted here. */
  create(product: string, body: NewBatch, options?: RequestOptions): Promise<Answered<Batch>> {
    return this.#sender.send("POST", `/products/${inPath("product", product)}/batches`, { body, options });
  }

  /** Get a batch. */
  get(product: string, batch: string, options?: RequestOptions): Promise<Answered<Batch>> {
    return this.#sender.send("GET", `/products/${inPath("product", product)}/batches/${inPath("batch", batch)}`, { options });
  }

  /** Change a batch. Send only what changes; in `data` only the sent keys change, and `null` deletes the batch's own value. The batch's passport shows it with its next version. */
  update(product: string, batch: string, body: BatchChanges, options?: RequestOptions): Promise<Answered<Batch>> {
    return this.#sender.send("POST", `/products/${inPath("product", product)}/batches/${inPath("batch", batch)}`, { body, options });
  }
}

/** Documents. */
export class DocumentsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List documents. Newest first, without those that are archived. */
  list(query: ListDocumentsQuery = {}, options?: RequestOptions): List<Document> {
    return this.#sender.list("/documents", query, options);
  }

  /** Upload a document. A form (`multipart/form-data`) with one file: PDF, JPEG, PNG or WebP by its first bytes, at most 20 MiB. It is stored encrypted. In a repeat with the same `Idempotency-Key` the boundary may differ. */
  create(form: CreateDocumentForm, options?: RequestOptions): Promise<Answered<Document>> {
    return this.#sender.send("POST", "/documents", { form, options });
  }

  /** Get a document. With the status and the suggestions of its latest extraction. */
  get(document: string, options?: RequestOptions): Promise<Answered<Document>> {
    return this.#sender.send("GET", `/documents/${inPath("document", document)}`, { options });
  }

  /** Request the extraction of a document. Reads the document in the background and makes suggestions, which a person confirms in the panel: nothing is applied here. A request for a document that was extracted before repeats it; while one is queued or under way it changes nothing. */
  extract(document: string, options?: RequestOptions): Promise<Answered<Document>> {
    return this.#sender.send("POST", `/documents/${inPath("document", document)}/extract`, { options });
  }
}

/** Passports. */
export class PassportsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List passports. Newest first, without `content`. */
  list(query: ListPassportsQuery = {}, options?: RequestOptions): List<ListedPassport> {
    return this.#sender.list("/passports", query, options);
  }

  /** Issue a passport. Publishes the first version of the passport of a product, or of a batch. All required fields of the template must be filled. Where the passport before was withdrawn, the new one replaces it and the same addresses lead to it. */
  issue(body: NewPassport, options?: RequestOptions): Promise<Answered<Passport>> {
    return this.#sender.send("POST", "/passports", { body, options });
  }

  /** Get a passport. With the content of its current version, and with the restricted fields that the content only commits to. */
  get(passport: string, options?: RequestOptions): Promise<Answered<Passport>> {
    return this.#sender.send("GET", `/passports/${inPath("passport", passport)}`, { options });
  }

  /** List the versions of a passport. */
  listVersions(passport: string, query: ListVersionsQuery = {}, options?: RequestOptions): List<PassportVersion> {
    return this.#sender.list(`/passports/${inPath("passport", passport)}/versions`, query, options);
  }

  /** Publish a new version. Publishes the data as they stand. The version before stays at its own address, and its hash stands in the new one. */
  publishVersion(passport: string, body: NewVersion, options?: RequestOptions): Promise<Answered<Passport>> {
    return this.#sender.send("POST", `/passports/${inPath("passport", passport)}/versions`, { body, options });
  }

  /** Withdraw a passport. Cannot be undone. Its addresses go on answering, with a page that says so first. */
  withdraw(passport: string, body: Withdrawal, options?: RequestOptions): Promise<Answered<Passport>> {
    return this.#sender.send("POST", `/passports/${inPath("passport", passport)}/withdraw`, { body, options });
  }
}

/** Passport sessions. */
export class PassportSessionsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List passport sessions. Newest first. The `url` of an open one is a secret here too. */
  list(query: ListPassportSessionsQuery = {}, options?: RequestOptions): List<PassportSession> {
    return this.#sender.list("/passport_sessions", query, options);
  }

  /** Create a passport session. Makes a page on which a person whom your system knows completes the data of a product, issues its passport or publishes a version of it, and gets the QR Code. Its `url` is a secret: open it for that person only (as a redirect or in a new tab), and never send it by e-mail. It works in the first browser that opens it, until the session is completed or expires. On completion `passport_session.completed` tells the outcome. */
  create(body: NewPassportSession, options?: RequestOptions): Promise<Answered<PassportSession>> {
    return this.#sender.send("POST", "/passport_sessions", { body, options });
  }

  /** Get a passport session. With its `status` and, once it is completed, its `outcome`. */
  get(passportSession: string, options?: RequestOptions): Promise<Answered<PassportSession>> {
    return this.#sender.send("GET", `/passport_sessions/${inPath("passportSession", passportSession)}`, { options });
  }

  /** Expire a passport session. Ends an open session before its time: its `url` opens nothing any more, and who has the page open is told so. What was saved in it stays with the product. */
  expire(passportSession: string, options?: RequestOptions): Promise<Answered<PassportSession>> {
    return this.#sender.send("POST", `/passport_sessions/${inPath("passportSession", passportSession)}/expire`, { options });
  }
}

/** Portal sessions. */
export class PortalSessionsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Create a portal session. Opens one product for 60 minutes to a component in a page of yours. Create a session on each load of that page, on your server; only `url` and `client_secret` may reach the browser. The component opens inside pages of `origin` alone. It shows what the product's passport still needs, its documents and its passports, and can neither confirm suggestions nor issue anything. */
  create(body: NewPortalSession, options?: RequestOptions): Promise<Answered<PortalSession>> {
    return this.#sender.send("POST", "/portal_sessions", { body, options });
  }
}

/** Events. */
export class EventsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List events. Newest first, those of the last 30 days; with `after`, oldest first. An event is the same here as in a webhook, so what a receiver missed can be read again. */
  list(query: ListEventsQuery = {}, options?: RequestOptions): List<Event> {
    return this.#sender.list("/events", query, options);
  }

  /** Get an event. Kept for 30 days, then 404. */
  get(event: string, options?: RequestOptions): Promise<Answered<Event>> {
    return this.#sender.send("GET", `/events/${inPath("event", event)}`, { options });
  }
}

/** Items. */
export class ItemsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List the items of a passport. Newest first. */
  listOfPassport(passport: string, query: ListItemsOfPassportQuery = {}, options?: RequestOptions): List<Item> {
    return this.#sender.list(`/passports/${inPath("passport", passport)}/items`, query, options);
  }

  /** Create items. Individual pieces under a passport, at most 5000 in one request: all of them or none. Send your own `serials`, or a `quantity` to be generated. A serial is unique in its product, whatever the case of its letters. Without an `Idempotency-Key` a repeat makes another series. */
  create(passport: string, body: NewItems, options?: RequestOptions): Promise<Answered<ItemRun>> {
    return this.#sender.send("POST", `/passports/${inPath("passport", passport)}/items`, { body, options });
  }

  /** List items. Newest first, of all passports. `serial` and `product` together find one item, and so does `nfc_uid`. */
  list(query: ListItemsQuery = {}, options?: RequestOptions): List<Item> {
    return this.#sender.list("/items", query, options);
  }

  /** Get an item. */
  get(item: string, options?: RequestOptions): Promise<Answered<Item>> {
    return this.#sender.send("GET", `/items/${inPath("item", item)}`, { options });
  }

  /** Void an item. Cannot be undone. Its address goes on answering, with a page that says so first. */
  void(item: string, body: Void, options?: RequestOptions): Promise<Answered<Item>> {
    return this.#sender.send("POST", `/items/${inPath("item", item)}/void`, { body, options });
  }

  /** Bind an NFC tag to an item. Remembers which tag is on the piece, by the UID that its reader tells: a tag belongs to one item of the data set, and an item has one tag. Binding the same again changes nothing. `GET /items?nfc_uid=…` finds the item of a tag. */
  bindTag(item: string, body: ItemTag, options?: RequestOptions): Promise<Answered<Item>> {
    return this.#sender.send("POST", `/items/${inPath("item", item)}/tag`, { body, options });
  }
}

/** Serial blocks. */
export class SerialBlocksApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List blocks of serials. Newest first. */
  list(query: ListSerialBlocksQuery = {}, options?: RequestOptions): List<SerialBlock> {
    return this.#sender.list("/serial_blocks", query, options);
  }

  /** Reserve a block of serials. Serials that nobody else can take, with the addresses that their items will have: to print labels where there is no network, and register the pieces later. They count against the plan's items of this month now. Without a `passport` the block is of blank labels, which are bound when they are sewn in. */
  create(body: NewSerialBlock, options?: RequestOptions): Promise<Answered<SerialBlock>> {
    return this.#sender.send("POST", "/serial_blocks", { body, options });
  }

  /** Get a block of serials. */
  get(serialBlock: string, options?: RequestOptions): Promise<Answered<SerialBlock>> {
    return this.#sender.send("GET", `/serial_blocks/${inPath("serialBlock", serialBlock)}`, { options });
  }

  /** Get the unused serials of a block. In their order, each with the address that its item will have. */
  getCodes(serialBlock: string, options?: RequestOptions): Promise<Answered<SerialBlockCodes>> {
    return this.#sender.send("GET", `/serial_blocks/${inPath("serialBlock", serialBlock)}/codes`, { options });
  }

  /** Create the items of reserved serials. Can be repeated safely, also without an `Idempotency-Key` and also days later: serials that became items from this block before stay as they are, and `created_count` tells how many were made now. When all of them were, the answer is the run of the first of them, with a count of 0. */
  createItems(serialBlock: string, body: ItemsOfBlock, options?: RequestOptions): Promise<Answered<ItemRun>> {
    return this.#sender.send("POST", `/serial_blocks/${inPath("serialBlock", serialBlock)}/items`, { body, options });
  }

  /** Give unused serials of a block back. They are free again, and no longer counted. Blank labels become void instead, since they may be printed: their addresses go on saying so. */
  release(serialBlock: string, body: Release, options?: RequestOptions): Promise<Answered<SerialBlock>> {
    return this.#sender.send("POST", `/serial_blocks/${inPath("serialBlock", serialBlock)}/release`, { body, options });
  }
}

/** Labels. */
export class LabelsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Bind blank labels to a passport. Makes an item of each label: all of them or none. Labels that are on pieces of this passport already stay as they are, so a repeat changes nothing. */
  bind(passport: string, body: LabelBinding, options?: RequestOptions): Promise<Answered<ItemRun>> {
    return this.#sender.send("POST", `/passports/${inPath("passport", passport)}/labels`, { body, options });
  }

  /** Get a label. By the uid in its address, whether it is on a piece or not. */
  get(label: string, options?: RequestOptions): Promise<Answered<Label>> {
    return this.#sender.send("GET", `/labels/${inPath("label", label)}`, { options });
  }

  /** Void a blank label. One that was spoiled or lost. Its address goes on answering, and says so. */
  void(label: string, options?: RequestOptions): Promise<Answered<Label>> {
    return this.#sender.send("POST", `/labels/${inPath("label", label)}/void`, { options });
  }
}

/** Code records. */
export class CodeRecordsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List what was printed or written. The latest recorded first. */
  list(query: ListCodeRecordsQuery = {}, options?: RequestOptions): List<CodeRecord> {
    return this.#sender.list("/code_records", query, options);
  }

  /** Record what was printed or written. The journal of labels and tags, at most 500 entries in one request. An entry whose `reference` is known stays as it is, so a repeat changes nothing. */
  recordCodes(body: NewCodeRecords, options?: RequestOptions): Promise<Answered<CodeRecordsTaken>> {
    return this.#sender.send("POST", "/code_records", { body, options });
  }
}

/** Label templates. */
export class LabelTemplatesApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List label templates. Those that the company made for itself, the same for live and test data, newest first. Those that come with Carnet are told by `carnet labels --list`. */
  list(query: ListLabelTemplatesQuery = {}, options?: RequestOptions): List<LabelTemplate> {
    return this.#sender.list("/label_templates", query, options);
  }
}

/** Label logo. */
export class LabelLogoApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Get the logo of labels. As it is printed in elements of the type `logo`. */
  get(options?: RequestOptions): Promise<Answered<LabelLogo>> {
    return this.#sender.send("GET", "/label_logo", { options });
  }
}

/** Lifecycle events. */
export class LifecycleEventsApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List after-sale events. Newest first, in the order in which they were recorded. */
  list(query: ListLifecycleEventsQuery = {}, options?: RequestOptions): List<LifecycleEvent> {
    return this.#sender.list("/lifecycle_events", query, options);
  }

  /** Record an after-sale event. A repair, resale or recycling of a piece (`item`), or of what stands under a passport as a whole (`passport`), also of a withdrawn one. It is published at once and shown on the public page. Its content cannot be changed or deleted: a mistake is corrected by voiding the event. */
  create(body: NewLifecycleEvent, options?: RequestOptions): Promise<Answered<LifecycleEvent>> {
    return this.#sender.send("POST", "/lifecycle_events", { body, options });
  }

  /** Get an after-sale event. */
  get(lifecycleEvent: string, options?: RequestOptions): Promise<Answered<LifecycleEvent>> {
    return this.#sender.send("GET", `/lifecycle_events/${inPath("lifecycleEvent", lifecycleEvent)}`, { options });
  }

  /** Void an after-sale event. Only a published one, and it cannot be undone. Public pages show the event no longer; lists of the API keep it. */
  void(lifecycleEvent: string, body: VoidLifecycleEvent, options?: RequestOptions): Promise<Answered<LifecycleEvent>> {
    return this.#sender.send("POST", `/lifecycle_events/${inPath("lifecycleEvent", lifecycleEvent)}/void`, { body, options });
  }

  /** List the attachments of an after-sale event. Newest first, with those that were removed. They stand in `files` of the event too. */
  listFiles(lifecycleEvent: string, query: ListEventFilesQuery = {}, options?: RequestOptions): List<EventFile> {
    return this.#sender.list(`/lifecycle_events/${inPath("lifecycleEvent", lifecycleEvent)}/files`, query, options);
  }

  /** Attach a file to an after-sale event. A form (`multipart/form-data`) with one file: PDF, JPEG, PNG or WebP by its first bytes, at most 10 MiB; at most 5 on an event that is pending or published. It is stored encrypted and never shown publicly: readers learn only that there is evidence. */
  addFile(lifecycleEvent: string, form: AddEventFileForm, options?: RequestOptions): Promise<Answered<EventFile>> {
    return this.#sender.send("POST", `/lifecycle_events/${inPath("lifecycleEvent", lifecycleEvent)}/files`, { form, options });
  }

  /** Download an attachment. The bytes as they were sent, with `Content-Disposition: attachment`. Every download is entered in the activity log. A removed attachment answers 404. */
  downloadFile(lifecycleEvent: string, file: string, options?: RequestOptions): Promise<FileDownload> {
    return this.#sender.download(`/lifecycle_events/${inPath("lifecycleEvent", lifecycleEvent)}/files/${inPath("file", file)}/content`, options);
  }
}

/** Field templates. */
export class TemplatesApi {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** List the field templates. Newest first. Groups, keys, types, limits and options of every field: the keys that a product's `data` takes. `default` marks the template of products that name none. */
  list(query: ListTemplatesQuery = {}, options?: RequestOptions): List<Template> {
    return this.#sender.list("/templates", query, options);
  }
}

/** The nouns of the API. */
export class Resources {
  readonly account: AccountApi;
  readonly products: ProductsApi;
  readonly batches: BatchesApi;
  readonly documents: DocumentsApi;
  readonly passports: PassportsApi;
  readonly passportSessions: PassportSessionsApi;
  readonly portalSessions: PortalSessionsApi;
  readonly events: EventsApi;
  readonly items: ItemsApi;
  readonly serialBlocks: SerialBlocksApi;
  readonly labels: LabelsApi;
  readonly codeRecords: CodeRecordsApi;
  readonly labelTemplates: LabelTemplatesApi;
  readonly labelLogo: LabelLogoApi;
  readonly lifecycleEvents: LifecycleEventsApi;
  readonly templates: TemplatesApi;

  constructor(sender: Sender) {
    this.account = new AccountApi(sender);
    this.products = new ProductsApi(sender);
    this.batches = new BatchesApi(sender);
    this.documents = new DocumentsApi(sender);
    this.passports = new PassportsApi(sender);
    this.passportSessions = new PassportSessionsApi(sender);
    this.portalSessions = new PortalSessionsApi(sender);
    this.events = new EventsApi(sender);
    this.items = new ItemsApi(sender);
    this.serialBlocks = new SerialBlocksApi(sender);
    this.labels = new LabelsApi(sender);
    this.codeRecords = new CodeRecordsApi(sender);
    this.labelTemplates = new LabelTemplatesApi(sender);
    this.labelLogo = new LabelLogoApi(sender);
    this.lifecycleEvents = new LifecycleEventsApi(sender);
    this.templates = new TemplatesApi(sender);
  }
}
