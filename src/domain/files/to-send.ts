/** A stored file on its way to somebody who asked for it. */
export interface FileToSend {
  /** In the file store. */
  id: string;
  name: string;
  contentType: string;
}
